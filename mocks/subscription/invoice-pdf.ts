import type { Invoice } from './schemas';

/** Of a PDF's own letters only these need a backslash; what Latin-1 lacks is left out. */
function written(text: string): string {
  return text.replace(/[\\()]/g, '\\$&').replace(/[^\x20-\xff]/g, '?');
}

/** An invoice as a PDF of one page, in base64. */
export function invoicePdf(invoice: Invoice, company: string, taxId: string | undefined): string {
  const lines = [
    `Invoice ${invoice.number}`,
    `Issued ${invoice.issuedAt.slice(0, 10)}`,
    `${company}${taxId ? `, ${taxId}` : ''}`,
    `Total ${invoice.total.toFixed(2)} ${invoice.currency}, tax included`,
  ];
  const drawn = lines.map(
    (line, at) => `BT /F1 ${at === 0 ? 20 : 12} Tf 60 ${760 - at * 28} Td (${written(line)}) Tj ET`,
  );
  const content = drawn.join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, at) => {
    const place = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = file.length;
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  return btoa(file);
}
