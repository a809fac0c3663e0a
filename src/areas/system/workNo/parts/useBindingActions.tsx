import { useState } from 'react'
import * as phoneProtect from '@/api/phoneProtect'
import { maskPhone, named, plain } from '@/kit/format'
import type { WorkNoBinding } from '@/entities/system/workNoBinding'
import type { Action } from '@/kit/actions/actions'
import type { BulkAction } from '@/kit/list/bulk'
import { useT } from '@/locales'
import { isHeadquarters, useIdentity } from '@/session/identity'
import { Renew, type Term } from './Renew'
import { BOUND, EXPIRED, UNBOUND } from './values'

const MOST = 50

interface Asked {
  title: string
  done?: string
  send: (term: Term) => unknown
}

const isRenewable = (row: WorkNoBinding) => row.status === BOUND || row.status === EXPIRED

/** What can be done with a binding by its state, and with several; `host` is the window that some of it needs. */
export const useBindingActions = () => {
  const t = useT()
  const hq = useIdentity(({ user }) => isHeadquarters(user))
  const [asked, setAsked] = useState<Asked>()
  const again = (row: WorkNoBinding, quiet?: boolean) => (term: Term) => phoneProtect.bind({ id: row.id, ...term }, { quiet })

  const renew = (row: WorkNoBinding): Action => ({
    label: 'workNo.renew',
    can: 'phoneProtect.bind',
    hide: !isRenewable(row),
    run: () => setAsked({ title: t('workNo.renewOf', { number: row.workNo }), done: t('workNo.renewed'), send: again(row) }),
  })
  /** `expired` also offers it for one that is over. */
  const bindAgain = (row: WorkNoBinding, expired = false): Action => ({
    label: 'workNo.bindAgain',
    can: 'phoneProtect.bind',
    hide: row.status !== UNBOUND && !(expired && row.status === EXPIRED),
    run: () => setAsked({ title: t('workNo.bindAgainOf', { number: row.workNo }), done: t('workNo.boundAgain'), send: again(row) }),
  })
  const unbind = (row: WorkNoBinding): Action => ({
    label: 'workNo.unbind',
    can: 'phoneProtect.unbind',
    hide: row.status !== BOUND,
    danger: true,
    ask: {
      title: t('workNo.unbindAsk', { number: row.workNo, name: row.userName }),
      effect: t('workNo.unbindEffect'),
      okText: t('workNo.unbind'),
      danger: true,
    },
    run: () => phoneProtect.unbind({ id: row.id }),
    done: t('workNo.unbound'),
  })
  const release = (row: WorkNoBinding): Action => ({
    label: 'workNo.release',
    can: 'phoneProtect.releaseSecretNo',
    hide: !hq || (row.status !== EXPIRED && row.status !== UNBOUND),
    danger: true,
    ask: {
      title: t('workNo.releaseAsk', { number: row.workNo }),
      effect: t('workNo.releaseEffect'),
      okText: t('workNo.release'),
      danger: true,
      typed: row.workNo,
    },
    run: () => phoneProtect.releaseSecretNo({ id: row.id }),
    done: t('workNo.released'),
  })

  const bulk: BulkAction<WorkNoBinding>[] = [
    {
      label: 'workNo.renew',
      can: 'phoneProtect.bind',
      most: MOST,
      when: isRenewable,
      open: (rows, _, run) =>
        setAsked({
          title: t('bulk.ask', { count: rows.length, action: t('workNo.renew') }),
          send: (term) => run((row) => again(row, true)(term)),
        }),
    },
    {
      label: 'workNo.unbind',
      can: 'phoneProtect.unbind',
      danger: true,
      effect: 'workNo.unbindEffect',
      most: MOST,
      when: (row) => row.status === BOUND,
      each: (row) => phoneProtect.unbind({ id: row.id }, { quiet: true }),
    },
  ]
  const host = asked && <Renew key={asked.title} {...asked} onClose={() => setAsked(undefined)} />
  return { renew, bindAgain, unbind, release, bulk, host }
}

/** A binding in words, for messages. */
export const bindingName = (row: WorkNoBinding): string => named(row.workNo, row.userName || maskPhone(plain(row.phone)))
