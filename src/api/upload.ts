import { ApiError, type FailureKind } from './api-error';
import { isFileAddress } from './file-origins';
import type { UploadRequest } from './generated/schemas/uploadRequest.zod';
import { presignUpload } from './generated/uploads/uploads';
import { timeLimit } from './time-limit';

/** What can go wrong at the host that takes the file; the `code` of the ApiError. */
export type UploadFailure =
  | 'UPLOAD_ADDRESS'
  | 'UPLOAD_EXPIRED'
  | 'UPLOAD_TOO_LARGE'
  | 'UPLOAD_REFUSED'
  | 'UPLOAD_CUT'
  | 'UPLOAD_SILENT';

interface UploadOptions extends Pick<UploadRequest, 'fileName' | 'contentType'> {
  /** Ends the upload; the promise then rejects with the signal's reason. */
  signal: AbortSignal;
  /** Told how many bytes have left. */
  onProgress: (sent: number) => void;
}

function failure(code: UploadFailure, kind: FailureKind, status?: number): ApiError {
  return new ApiError(`upload: ${code} ${status ?? ''}`.trim(), { kind, code, status });
}

function refusalOf(status: number): ApiError {
  if (status === 403 || status === 410) return failure('UPLOAD_EXPIRED', 'refused', status);
  return failure(status === 413 ? 'UPLOAD_TOO_LARGE' : 'UPLOAD_REFUSED', 'refused', status);
}

/** Sends the file to a foreign host: no bearer, no cookies; given up after 50 s in which nothing moved. */
function put(address: string, file: Blob, { contentType, signal, onProgress }: UploadOptions): Promise<void> {
  const limit = timeLimit(signal);
  const sending = new Promise<void>((resolve, reject) => {
    // fetch cannot tell how much has left.
    const call = new XMLHttpRequest();
    const giveUp = () => {
      call.abort();
      reject(signal.aborted ? signal.reason : failure('UPLOAD_SILENT', 'timeout'));
    };
    limit.signal.addEventListener('abort', giveUp, { once: true });
    call.upload.addEventListener('progress', ({ loaded }) => {
      limit.restart();
      onProgress(loaded);
    });
    call.addEventListener('load', () => {
      if (call.status >= 200 && call.status < 300) resolve();
      else reject(refusalOf(call.status));
    });
    call.addEventListener('error', () => reject(failure('UPLOAD_CUT', 'network')));
    call.open('PUT', address);
    call.withCredentials = false;
    call.setRequestHeader('Content-Type', contentType);
    if (limit.signal.aborted) giveUp();
    else call.send(file);
  });
  return sending.finally(limit.done);
}

/**
 * Sends one file: asks for a fresh URL, refuses one that leads elsewhere before anything is sent, and gives the address
 * at which the file is then found. Throws the one ApiError; a failure of the host carries an UploadFailure as its code.
 */
export async function uploadFile(file: Blob, options: UploadOptions): Promise<string> {
  const { fileName, contentType, signal } = options;
  const { uploadUrl, publicUrl } = await presignUpload(
    { fileName, contentType, size: file.size },
    { signal },
  );
  if (!isFileAddress(uploadUrl, 'uploadOrigins') || !isFileAddress(publicUrl, 'assetOrigins')) {
    throw failure('UPLOAD_ADDRESS', 'mismatch');
  }
  await put(uploadUrl, file, options);
  return publicUrl;
}
