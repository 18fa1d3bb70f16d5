/** What the page and the worker that runs Python say to each other. */

import type { Folders } from './python';

export type ToWorker =
  | { type: 'start'; folders: Folders; name: string; take: boolean }
  | { type: 'call'; id: number; method: string; path: string; body: string }
  | { type: 'open'; line: number; table: string }
  | { type: 'say'; line: number; text: string }
  | { type: 'hang-up'; line: number }
  | { type: 'export'; id: number }
  | { type: 'import'; id: number; text: string };

export type FromWorker =
  | { type: 'progress'; part: number } // of everything that is loaded, from 0 to 1
  | { type: 'ready' }
  | { type: 'elsewhere' } // another tab has the tables
  | { type: 'moved' } // another tab has taken them
  | { type: 'unkept'; reason: string } // nothing is stored from now on
  | { type: 'failed'; reason: string }
  | { type: 'answer'; id: number; status: number; media: string; body: string }
  | { type: 'said'; line: number; text: string }
  | { type: 'closed'; line: number; code: number };
