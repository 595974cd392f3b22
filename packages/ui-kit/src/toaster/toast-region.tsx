import { type ReactElement, useEffect, useSyncExternalStore } from 'react';
import { Portal } from '../internal/portal.tsx';
import { ToastBody } from './toast-body.tsx';
import { TOAST_TIMEOUT_MS, roleOf, type ToastMessage } from './toast-message.ts';
import type { ToastQueue } from './toast-queue.ts';

interface PlainToastProps {
  toast: ToastMessage;
  onDone: (toast: ToastMessage) => void;
}

function PlainToast({ toast, onDone }: PlainToastProps): ReactElement {
  useEffect(() => {
    const timer = setTimeout(() => onDone(toast), TOAST_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [toast, onDone]);
  return (
    <div className="Toastify__toast" role={roleOf(toast)}>
      <ToastBody {...toast} />
    </div>
  );
}

export function ToastRegion({ queue, label }: { queue: ToastQueue; label: string }): ReactElement {
  const { engine, plain } = useSyncExternalStore(queue.subscribe, queue.now, queue.onServer);
  return (
    <Portal live>
      {engine !== undefined && <engine.EngineContainer label={label} />}
      {plain.length > 0 && (
        <section className="Toastify__toast-container" aria-label={label}>
          {plain.map((toast, index) => (
            <PlainToast key={toast.id ?? `toast-${index}`} toast={toast} onDone={queue.removePlain} />
          ))}
        </section>
      )}
    </Portal>
  );
}
