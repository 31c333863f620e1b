import type { BeginVisitRequest } from '@/api/generated/schemas/beginVisitRequest.zod';
import type { PublicWidget } from '@/api/generated/schemas/publicWidget.zod';
import type { VisitorEvent } from '@/api/generated/schemas/visitorEvent.zod';

/** Whoever answers the element: the provider over HTTP, or the page itself. */
export interface Service {
  settings: (language: string) => Promise<PublicWidget>;
  begin: (visit: BeginVisitRequest) => Promise<{ visitorKey: string }>;
}

/** The question whether a tool may act that an event brings, if it brings one. */
export function approvalIn(event: VisitorEvent): string | undefined {
  return event.type === 'approval' ? event.approval.approvalId : undefined;
}

/** Whether the settings are those of the widget that was asked for. */
export function isOf(widgetId: string, settings: PublicWidget): boolean {
  return settings.widgetId === widgetId;
}
