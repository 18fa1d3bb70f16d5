/** Messages between the page and the worker that runs Python. */

import type { Folders } from './python';

export type ToWorker =
  | { type: 'start'; folders: Folders; name: string; take: boolean; count: boolean } // count: whether to report progress
  | { type: 'call'; id: number; method: string; path: string; body: string }
  | { type: 'open'; line: number; table: string }
  | { type: 'say'; line: number; text: string }
  | { type: 'hang-up'; line: number }
  | { type: 'export'; id: number }
  | { type: 'import'; id: number; text: string };

export type FromWorker =
  | { type: 'progress'; part: number } // the loaded share, from 0 to 1
  | { type: 'ready' }
  | { type: 'elsewhere' } // another tab has the tables
  | { type: 'moved' } // another tab has taken them over
  | { type: 'unkept'; reason: string } // storage has failed, so nothing more is stored
  | { type: 'failed'; reason: string }
  | { type: 'answer'; id: number; status: number; media: string; body: string }
  | { type: 'said'; line: number; text: string }
  | { type: 'closed'; line: number; code: number };
