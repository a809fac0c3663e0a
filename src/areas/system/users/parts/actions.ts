import * as users from '@/api/system/users'
import { userStatus } from '@/entities/shared/enums'
import type { User } from '@/entities/shared/user'
import type { Action } from '@/kit/actions/actions'
import type { BulkAction } from '@/kit/list/bulk'
import { useOpened } from '@/kit/page/opened'
import { useScreen } from '@/kit/page/screen'
import { to } from '@/routes'
import { useT } from '@/locales'
import { takesDealers, useIsOwn } from './access'

/** What can be done with an account by its state, and with several. One's own accounts are neither stopped nor given other rights here. */
export const useUserActions = () => {
  const t = useT()
  const { open } = useOpened()
  const own = useIsOwn()
  const { go } = useScreen()

  const setStatus = (row: User, status: 0 | 1, quiet = false) => users.update({ id: row.id, status }, { quiet })
  const name = (row: User) => row.nickname || row.username

  const actionsOf = (row: User): Action[] => [
    { label: 'users.edit', can: 'users.update', hide: row.status === userStatus.left, run: () => open('edit', row.id) },
    {
      label: 'users.unlock',
      next: true,
      can: 'users.update',
      hide: row.status !== userStatus.locked,
      run: () => setStatus(row, userStatus.active),
      done: t('users.unlocked'),
    },
    {
      label: 'users.enable',
      next: true,
      can: 'users.update',
      hide: row.status !== userStatus.disabled,
      run: () => setStatus(row, userStatus.active),
      done: t('users.enabled'),
    },
    {
      label: 'users.rehire',
      next: true,
      can: 'users.update',
      hide: row.status !== userStatus.left,
      run: () => open('rehire', row.id),
    },
    {
      label: 'user.relatedDealers',
      can: 'users.saveRelatedDealers',
      hide: row.status === userStatus.left || !takesDealers(row),
      run: () => open('dealers', row.id),
    },
    {
      label: 'users.resetPassword',
      can: 'users.update',
      hide: row.status === userStatus.left || own(row),
      run: () => open('password', row.id),
    },
    { label: 'users.changePassword', hide: !own(row), run: () => go(to('/updatePassword')) },
    {
      label: 'users.disable',
      can: 'users.update',
      hide: row.status !== userStatus.active || own(row),
      danger: true,
      ask: { title: t('users.disableAsk', { name: name(row) }), effect: t('users.disableEffect') },
      run: () => setStatus(row, userStatus.disabled),
      done: t('users.disabled'),
    },
    {
      label: 'users.quit',
      can: 'users.quit',
      danger: true,
      hide: row.status === userStatus.left || own(row),
      run: () => open('quit', row.id),
    },
  ]

  const bulk: BulkAction<User>[] = [
    {
      label: 'users.disable',
      can: 'users.update',
      danger: true,
      when: (row) => row.status === userStatus.active && !own(row),
      each: (row) => setStatus(row, 0, true),
    },
    {
      label: 'users.enable',
      can: 'users.update',
      when: (row) => row.status === userStatus.disabled,
      each: (row) => setStatus(row, 1, true),
    },
  ]
  return { actionsOf, bulk }
}
