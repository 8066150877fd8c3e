import { shellText } from '@stoa/messages';
import { useSyncExternalStore } from 'react';

function subscribe(notify: () => void): () => void {
  addEventListener('online', notify);
  addEventListener('offline', notify);
  return () => {
    removeEventListener('online', notify);
    removeEventListener('offline', notify);
  };
}

/** Tells whether the browser is online; on the server it always is. SHELL-007 */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

/** Shows an unobtrusive word while offline. OPEN-036 */
export function OnlineStatus() {
  const online = useOnline();
  return (
    <div role="status" className="online-status">
      {!online && <p className="online-status-text">{shellText.offline()}</p>}
    </div>
  );
}
