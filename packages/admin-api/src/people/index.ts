import { changeRole } from './change-role.ts';
import { changeRules } from './change-rules.ts';
import { endSessions } from './end-sessions.ts';
import { invite } from './invite.ts';
import { listPeople } from './list-people.ts';
import { listSellers } from './list-sellers.ts';
import { remove } from './remove.ts';
import { sendAgain } from './send-again.ts';
import { withdraw } from './withdraw.ts';

export const peopleProcedures = {
  list: listPeople,
  invite,
  sendAgain,
  withdraw,
  changeRole,
  remove,
  endSessions,
  changeRules,
  sellers: listSellers,
};
