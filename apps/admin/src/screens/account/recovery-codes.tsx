import { Button, Checkbox } from '@mantine/core';
import { adminAccountText } from '@stoa/messages';
import { IconDownload, IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { Copy } from '../../kit/copy.tsx';
import { saveFile } from '../../kit/save-file.ts';
import classes from './account.module.css';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly email: string;
  readonly onDone: () => void | Promise<void>;
}

/** Shows recovery codes this once, and is left when they are kept. ADM-007 */
export function RecoveryCodes({ codes, email, onDone }: RecoveryCodesProps) {
  const [kept, setKept] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const head = adminAccountText.codesFileHead({ email });
  const text = `${head}\n\n${codes.join('\n')}\n`;
  const leave = async () => {
    setLeaving(true);
    await onDone();
  };
  return (
    <>
      <p className={classes.step}>{adminAccountText.codesHelp()}</p>
      <div data-print className={classes.codes}>
        <p className={classes.printedHead}>{head}</p>
        <ul className={classes.codeList}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
      </div>
      <div className={classes.tools}>
        <Copy text={text} label={adminAccountText.copyCodes()} />
        <Button
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
          onClick={() => saveFile(adminAccountText.codesFile(), new Blob([text], { type: 'text/plain' }))}
        >
          {adminAccountText.downloadCodes()}
        </Button>
        <Button variant="default" leftSection={<IconPrinter size={16} aria-hidden />} onClick={() => print()}>
          {adminAccountText.printCodes()}
        </Button>
      </div>
      <div className={classes.done}>
        <Checkbox
          label={adminAccountText.kept()}
          checked={kept}
          onChange={(event) => setKept(event.currentTarget.checked)}
        />
        <Button disabled={!kept} loading={leaving} onClick={leave}>
          {adminAccountText.done()}
        </Button>
      </div>
    </>
  );
}
