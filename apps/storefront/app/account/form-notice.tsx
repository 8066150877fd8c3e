import { useEffect, useRef } from 'react';
import type { FormAnswer } from './form-answer.ts';

/** Says how a form was answered; of several faults the first field has the focus. */
export function FormNotice({ answer }: { answer: FormAnswer | undefined }) {
  const notice = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (!answer || answer.done) return;
    const form = notice.current?.closest('form') ?? notice.current?.parentElement;
    form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [answer]);
  const tone = answer?.done ? 'notice-success' : 'notice-danger';
  return (
    <p
      ref={notice}
      role={answer?.done ? 'status' : 'alert'}
      className={answer?.message ? `notice ${tone}` : 'hidden'}
    >
      {answer?.message}
    </p>
  );
}
