import { expect, test } from 'vitest';
import golden from './estimates.json';
import { bySlot, chances, inMillionths, mean, RESULT, standardError, WIN, type Sums } from './estimate';

test('sums of playouts give the same estimates as in Python', () => {
  for (const { figures, ...given } of golden) {
    const sums: Sums = { ...given, sums: Float64Array.from(given.sums) };
    figures.forEach((seats, answer) =>
      seats.forEach((rows, seat) =>
        ([WIN, RESULT] as const).forEach((row) => {
          const parts = bySlot(sums, answer, row, seat);
          expect(mean(parts)).toBeCloseTo(rows[row]![0]!, 9);
          expect(standardError(parts)).toBeCloseTo(rows[row]![1]!, 9);
        }),
      ),
    );
    const { wins, errors } = chances(sums, 0);
    expect(wins).toEqual(figures[0]!.map((rows) => inMillionths(rows[WIN]![0]!)));
    expect(errors).toEqual(figures[0]!.map((rows) => inMillionths(rows[WIN]![1]!)));
  }
});
