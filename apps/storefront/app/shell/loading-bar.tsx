import { shellText } from '@stoa/messages';
import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';

/** Quick navigations show nothing. SHELL-004, CONST-037 */
const APPEARS_AFTER = 200;

/** The bar stays this long after loading has finished. SHELL-006, CONST-038 */
const HIDES_AFTER = 500;

type Phase = 'hidden' | 'running' | 'finished';

/** Shows a bar along the top while a page loads; its run takes 5 s in the stylesheet. SHELL-003 to SHELL-006 */
export function LoadingBar() {
  const loading = useNavigation().state !== 'idle';
  const [phase, setPhase] = useState<Phase>('hidden');

  useEffect(() => {
    if (loading) {
      const timer = setTimeout(() => setPhase('running'), APPEARS_AFTER);
      return () => clearTimeout(timer);
    }
    setPhase((now) => (now === 'running' ? 'finished' : 'hidden'));
    const timer = setTimeout(() => setPhase('hidden'), HIDES_AFTER);
    return () => clearTimeout(timer);
  }, [loading]);

  if (phase === 'hidden') return null;
  return (
    <div className="loading-bar" data-phase={phase} role="progressbar" aria-label={shellText.loading()} />
  );
}
