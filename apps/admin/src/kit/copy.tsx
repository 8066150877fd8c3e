import { Button } from '@mantine/core';
import { adminStateText } from '@stoa/messages';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { tell } from './toast.tsx';

/** How long the button says that it has copied, in milliseconds. */
const SAYS = 2_000;

/** A button that copies a text and says so. */
export function Copy({
  text,
  label = adminStateText.copy(),
}: {
  readonly text: string;
  readonly label?: string;
}) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SAYS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      tell(adminStateText.copyFailed(), 'failed');
    }
  };
  const Icon = copied ? IconCheck : IconCopy;
  return (
    <Button variant="default" leftSection={<Icon size={16} aria-hidden />} onClick={copy}>
      <span aria-live="polite">{copied ? adminStateText.copied() : label}</span>
    </Button>
  );
}
