import * as users from '@/api/system/users'
import { is } from '@/entities/field'
import { userStatus } from '@/entities/shared/enums'
import type { User } from '@/entities/shared/user'
import type { Action } from '@/kit/actions/actions'
import { statePair } from '@/kit/list/statePair'
import { useOpened } from '@/kit/page/opened'
import { useScreen } from '@/kit/page/screen'
import { to } from '@/routes'
import { useT } from '@/locales'
import { takesDealers, useIsOwn } from './access'

/** Actions of one or several accounts by state. Own accounts can be neither disabled nor given other permissions. */
export const useUserActions = () => {
  const t = useT()
  const { open } = useOpened()
  const own = useIsOwn()
  const { go } = useScreen()

  const state = statePair<User>(t, {
    can: 'users.update',
    isOn: (row) => is(row.status, userStatus.active),
    set: ({ id }, on, options) => users.update({ id, status: on ? userStatus.active : userStatus.disabled }, options),
    on: {
      label: 'kit.enable',
      done: t('users.enabled'),
      next: true,
      when: (row) => is(row.status, userStatus.disabled),
    },
    off: {
      label: 'kit.disable',
      done: t('users.disabled'),
      danger: true,
      when: (row) => !own(row),
      ask: (row) => ({
        title: t('users.disableAsk', { name: row.nickname || row.username }),
        effect: t('users.disableEffect'),
      }),
    },
  })

  const actionsOf = (row: User): Action[] => [
    { label: 'kit.edit', can: 'users.update', hide: is(row.status, userStatus.left), run: () => open('edit', row.id) },
    {
      label: 'users.unlock',
      next: true,
      can: 'users.update',
      hide: !is(row.status, userStatus.locked),
      run: () => users.update({ id: row.id, status: userStatus.active }),
      done: t('users.unlocked'),
    },
    {
      label: 'users.rehire',
      next: true,
      can: 'users.update',
      hide: !is(row.status, userStatus.left),
      run: () => open('rehire', row.id),
    },
    {
      label: 'user.relatedDealers',
      can: 'users.saveRelatedDealers',
      hide: is(row.status, userStatus.left) || !takesDealers(row),
      run: () => open('dealers', row.id),
    },
    {
      label: 'users.resetPassword',
      can: 'users.update',
      hide: is(row.status, userStatus.left) || own(row),
      run: () => open('password', row.id),
    },
    { label: 'users.changePassword', hide: !own(row), run: () => go(to('/updatePassword')) },
    ...state.actions(row),
    {
      label: 'users.quit',
      can: 'users.quit',
      danger: true,
      hide: is(row.status, userStatus.left) || own(row),
      run: () => open('quit', row.id),
    },
  ]

  return { actionsOf, bulk: state.bulk() }
}
