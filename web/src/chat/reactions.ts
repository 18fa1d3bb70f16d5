/** The six reactions, in the order of their buttons. */

import type { Say } from '../lib/types';

export type Reaction = NonNullable<Say['reaction']>;
export const REACTIONS: readonly Reaction[] = ['bravo', 'flag', 'fast', 'laugh', 'gasp', 'sad'];
