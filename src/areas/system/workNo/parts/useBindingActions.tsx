import { useState } from 'react'
import * as phoneProtect from '@/api/system/phoneProtect'
import { useViewer } from '@/business/viewer'
import { is } from '@/entities/field'
import { bindStatus } from '@/entities/system/enums'
import { maskPhone, named, plain } from '@/kit/show/format'
import type { WorkNoBinding } from '@/entities/system/workNoBinding'
import type { Action } from '@/kit/actions/actions'
import type { BulkAction } from '@/kit/list/bulk'
import { useT } from '@/locales'
import { Renew, type Term } from './Renew'

const MAX = 50

interface Asked {
  title: string
  done?: string
  send: (term: Term) => unknown
}

const isRenewable = (row: WorkNoBinding) => is(row.status, bindStatus.bound, bindStatus.expired)

/** Actions of one or several bindings by state; `host` renders their dialogs. */
export const useBindingActions = () => {
  const t = useT()
  const { hq } = useViewer()
  const [asked, setAsked] = useState<Asked>()
  const again = (row: WorkNoBinding, quiet?: boolean) => (term: Term) =>
    phoneProtect.bind({ id: row.id, ...term }, { quiet })

  const renew = (row: WorkNoBinding): Action => ({
    label: 'workNo.renew',
    can: 'phoneProtect.bind',
    hide: !isRenewable(row),
    run: () =>
      setAsked({ title: t('workNo.renewOf', { number: row.workNo }), done: t('workNo.renewed'), send: again(row) }),
  })
  /** With `expired` also for an expired binding. */
  const bindAgain = (row: WorkNoBinding, expired = false): Action => ({
    label: 'workNo.bindAgain',
    can: 'phoneProtect.bind',
    hide: !is(row.status, bindStatus.unbound) && !(expired && is(row.status, bindStatus.expired)),
    run: () =>
      setAsked({
        title: t('workNo.bindAgainOf', { number: row.workNo }),
        done: t('workNo.boundAgain'),
        send: again(row),
      }),
  })
  const unbind = (row: WorkNoBinding): Action => ({
    label: 'workNo.unbind',
    can: 'phoneProtect.unbind',
    hide: !is(row.status, bindStatus.bound),
    danger: true,
    ask: { title: t('workNo.unbindAsk', { number: row.workNo, name: row.userName }), effect: t('workNo.unbindEffect') },
    run: () => phoneProtect.unbind({ id: row.id }),
    done: t('workNo.unbound'),
  })
  const release = (row: WorkNoBinding): Action => ({
    label: 'workNo.release',
    can: 'phoneProtect.releaseSecretNo',
    hide: !hq || !is(row.status, bindStatus.expired, bindStatus.unbound),
    danger: true,
    ask: {
      title: t('workNo.releaseAsk', { number: row.workNo }),
      effect: t('workNo.releaseEffect'),
      typed: row.workNo,
    },
    run: () => phoneProtect.releaseSecretNo({ id: row.id }),
    done: t('workNo.released'),
  })

  const bulk: BulkAction<WorkNoBinding>[] = [
    {
      label: 'workNo.renew',
      can: 'phoneProtect.bind',
      max: MAX,
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
      max: MAX,
      when: (row) => is(row.status, bindStatus.bound),
      each: (row) => phoneProtect.unbind({ id: row.id }, { quiet: true }),
    },
  ]
  const host = asked && <Renew key={asked.title} {...asked} onClose={() => setAsked(undefined)} />
  return { renew, bindAgain, unbind, release, bulk, host }
}

export const bindingName = (row: WorkNoBinding): string =>
  named(row.workNo, row.userName || maskPhone(plain(row.phone)))
