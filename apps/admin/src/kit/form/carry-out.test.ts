import { describe, expect, it } from 'vitest';
import { problemError } from '../../api/problem.ts';
import { carryOut } from './carry-out.ts';
import { GIVEN_UP } from './given-up.ts';

const refusal = (status: number, code: string) =>
  problemError({
    type: 'about:blank',
    title: '',
    status,
    code,
    detail: '',
    instance: '',
    errors: [],
    present: {},
    params: {},
  });
const ended = refusal(401, 'unauthenticated');

/** A save that meets each of these in its turn, undefined being that it takes place. */
function saveMeeting(...met: (Error | undefined)[]) {
  const sent: number[] = [];
  return {
    sent,
    save: async () => {
      const error = met[sent.push(sent.length) - 1];
      if (error !== undefined) throw error;
      return 'saved';
    },
  };
}

const online = { isOffline: () => false, untilOnline: () => Promise.reject(new Error('waited')) };

describe('a save', () => {
  it('goes on with what was typed when the same person signs in again [ADM-037]', async () => {
    const { save, sent } = saveMeeting(ended, undefined);
    await expect(carryOut(save, { ...online, signInAgain: async () => true })).resolves.toBe('saved');
    expect(sent).toHaveLength(2);
  });

  it('is not sent again when another person signed in [ADM-037]', async () => {
    const { save, sent } = saveMeeting(ended, undefined);
    await expect(carryOut(save, { ...online, signInAgain: async () => false })).rejects.toBe(ended);
    expect(sent).toHaveLength(1);
  });

  it('that was refused is not sent again, and nobody is asked to sign in', async () => {
    const wrong = refusal(401, 'invalid-credentials');
    const { save, sent } = saveMeeting(wrong);
    const signInAgain = () => Promise.reject(new Error('asked'));
    await expect(carryOut(save, { ...online, signInAgain })).rejects.toBe(wrong);
    expect(sent).toHaveLength(1);
  });

  it('waits while offline, and is sent when the connection is back [ADM-064]', async () => {
    const { save, sent } = saveMeeting(undefined);
    const connection = { offline: true };
    const untilOnline = async () => {
      expect(sent).toHaveLength(0);
      connection.offline = false;
    };
    const ports = { isOffline: () => connection.offline, untilOnline, signInAgain: async () => false };
    await expect(carryOut(save, ports)).resolves.toBe('saved');
    expect(sent).toHaveLength(1);
  });

  it('is given up when the person does not wait', async () => {
    const { save, sent } = saveMeeting(undefined);
    const stopped = new Error('stopped');
    const ports = {
      isOffline: () => true,
      untilOnline: () => Promise.reject(stopped),
      signInAgain: async () => false,
    };
    await expect(carryOut(save, ports)).rejects.toBe(stopped);
    expect(sent).toHaveLength(0);
  });

  it('that the person gave up is given up, and does not wait for the connection', async () => {
    const { save, sent } = saveMeeting(GIVEN_UP);
    const offline = { isOffline: () => sent.length > 0, untilOnline: async () => {} };
    await expect(carryOut(save, { ...offline, signInAgain: async () => true })).rejects.toBe(GIVEN_UP);
    expect(sent).toHaveLength(1);
  });
});
