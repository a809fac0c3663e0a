import { useCallback } from 'react'
import { carPlace } from '@/entities/content/carEnums'
import type { CarInfo } from '@/entities/content/carInfo'
import type { Question } from '@/kit/dialog/ask'
import { type TextKey, useT } from '@/locales'
import { useIsLast } from './useShown'

/** What a take-down does in each place. */
const EFFECTS: readonly (readonly [place: number, effect: TextKey])[] = [
  [carPlace.choice, 'carPages.downChoice'],
  [carPlace.testDrive, 'carPages.downTestDrive'],
  [carPlace.binding, 'carPages.downBinding'],
  [carPlace.calculator, 'carPages.downCalculator'],
]

/** What is asked before a car is taken down: what becomes of it in each place that shows it, and of its series where it is the last. */
export const useDownQuestion = (): ((row: CarInfo) => Question) => {
  const t = useT()
  const isLast = useIsLast()
  return useCallback(
    (row) => {
      const places = row.places.map(Number)
      return {
        title: t('carPages.downAsk', { name: row.modelName || row.modelCode }),
        effect: isLast(row) ? t('carPages.downLast', { name: row.seriesName }) : t('carPages.downEffect'),
        more: (
          <ul className="car-effects">
            {EFFECTS.flatMap(([place, effect]) => (places.includes(place) ? [<li key={place}>{t(effect)}</li>] : []))}
          </ul>
        ),
      }
    },
    [t, isLast],
  )
}
