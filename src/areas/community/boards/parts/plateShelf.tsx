import * as carModelPlates from '@/api/community/carModelPlates'
import { type Plate, plate } from '@/entities/community/plate'
import { plateStatus } from '@/entities/community/shared'
import { is, isYes } from '@/entities/field'
import { type Action, Toggle } from '@/kit/actions/actions'
import type { Question } from '@/kit/dialog/ask'
import { named, plain, useFormats } from '@/kit/show/format'
import { useT } from '@/locales'

export const nameOf = ({ plateName, id }: Plate): string => plain(plateName) || id
export const isUp = ({ status }: Plate): boolean => is(status, plateStatus.up)

const CAN = 'carModelPlates.update'
const shelve = ({ id }: Plate, up: boolean) =>
  carModelPlates.update({ id, status: up ? plateStatus.up : plateStatus.down })
const follow = ({ id }: Plate, on: boolean) => carModelPlates.update({ id, defaultFlag: on ? 1 : 0 })

const useDown = () => {
  const t = useT()
  const { count } = useFormats()
  return (row: Plate): Question => ({
    title: t('boards.plateDownAsk', { name: nameOf(row) }),
    effect: t('boards.plateDownEffect', { count: count(row.dynamicCount) }),
    okText: t('boards.down'),
    danger: true,
  })
}

/** Whether users see a board, as a switch that flips once the server has done it. */
export const PlateSwitch = ({ row }: { row: Plate }) => {
  const t = useT()
  const down = useDown()
  return (
    <Toggle
      after
      on={isUp(row)}
      name={named(t(plate.status.label), nameOf(row))}
      can={CAN}
      ask={(to) => (to ? undefined : down(row))}
      change={(to) => shelve(row, to)}
      done={(to) => t(to ? 'boards.isUp' : 'boards.isDown')}
    />
  )
}

/** Whether new users follow a board from the start; three boards at most. */
export const DefaultSwitch = ({ row }: { row: Plate }) => {
  const t = useT()
  return (
    <Toggle
      after
      on={isYes(row.defaultFlag)}
      name={named(t(plate.defaultFlag.label), nameOf(row))}
      can={CAN}
      change={(to) => follow(row, to)}
      done={(to) => t(to ? 'boards.followed' : 'boards.unfollowed')}
    />
  )
}

/** What both switches do, as actions of a row. */
export const usePlateActions = () => {
  const t = useT()
  const down = useDown()
  return (row: Plate): Action[] => [
    {
      label: 'boards.up',
      can: CAN,
      next: true,
      hide: isUp(row),
      run: () => shelve(row, true),
      done: t('boards.isUp'),
    },
    {
      label: 'boards.follow',
      can: CAN,
      hide: isYes(row.defaultFlag),
      run: () => follow(row, true),
      done: t('boards.followed'),
    },
    {
      label: 'boards.unfollow',
      can: CAN,
      hide: !isYes(row.defaultFlag),
      run: () => follow(row, false),
      done: t('boards.unfollowed'),
    },
    {
      label: 'boards.down',
      can: CAN,
      danger: true,
      hide: !isUp(row),
      ask: down(row),
      run: () => shelve(row, false),
      done: t('boards.isDown'),
    },
  ]
}
