import * as carModelPlates from '@/api/community/carModelPlates'
import { type Plate, plate } from '@/entities/community/plate'
import { plateStatus } from '@/entities/community/shared'
import { is, isYes } from '@/entities/field'
import type { Action } from '@/kit/actions/actions'
import { statePair } from '@/kit/list/statePair'
import { named, plain, useFormats } from '@/kit/show/format'
import { useT } from '@/locales'

export const nameOf = ({ plateName, id }: Plate): string => plain(plateName) || id
export const isUp = ({ status }: Plate): boolean => is(status, plateStatus.up)

const CAN = 'carModelPlates.update'
const useStates = () => {
  const t = useT()
  const { count } = useFormats()
  return {
    shelf: statePair<Plate>(t, {
      can: CAN,
      isOn: isUp,
      set: ({ id }, on) => carModelPlates.update({ id, status: on ? plateStatus.up : plateStatus.down }),
      on: { label: 'boards.up', done: t('boards.isUp'), next: true },
      off: {
        label: 'boards.down',
        done: t('boards.isDown'),
        danger: true,
        ask: (row) => ({
          title: t('boards.plateDownAsk', { name: nameOf(row) }),
          effect: t('boards.plateDownEffect', { count: count(row.dynamicCount) }),
        }),
      },
    }),
    following: statePair<Plate>(t, {
      can: CAN,
      isOn: (row) => isYes(row.defaultFlag),
      set: ({ id }, on) => carModelPlates.update({ id, defaultFlag: on ? 1 : 0 }),
      on: { label: 'boards.follow', done: t('boards.followed') },
      off: { label: 'boards.unfollow', done: t('boards.unfollowed') },
    }),
  }
}

/** Switch that publishes a board. It flips once the server confirms. */
export const PlateSwitch = ({ row }: { row: Plate }) =>
  useStates().shelf.toggle(row, named(useT()(plate.status.label), nameOf(row)))

/** Switch for boards that new users follow by default, three at most. */
export const DefaultSwitch = ({ row }: { row: Plate }) =>
  useStates().following.toggle(row, named(useT()(plate.defaultFlag.label), nameOf(row)))

export const usePlateActions = () => {
  const { shelf, following } = useStates()
  return (row: Plate): Action[] => [...shelf.actions(row), ...following.actions(row)]
}
