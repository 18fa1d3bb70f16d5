/** The look of seats in a review, from each seat's first car. */

import type { SceneCar } from './scene';

export interface SeatLook {
  seat: number;
  name: string;
  mine: boolean;
  colour: string;
  mark: string;
  striped: boolean;
}

export function looksOf(seats: readonly { name: string; mine: boolean }[], cars: readonly SceneCar[]): SeatLook[] {
  return seats.map(({ name, mine }, seat) => {
    const { colour = 'white', mark = `${seat + 1}`, striped = false } = cars.find((car) => car.owner === seat) ?? {};
    return { seat, name, mine, colour, mark, striped };
  });
}
