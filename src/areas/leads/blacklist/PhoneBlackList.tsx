import * as cluePhoneBlack from '@/api/leads/cluePhoneBlack'
import { is } from '@/entities/field'
import { blackStatus } from '@/entities/leads/enums'
import { type PhoneBlack, phoneBlack } from '@/entities/leads/phoneBlack'
import type { Action } from '@/kit/actions/actions'
import { Export } from '@/kit/files/Export'
import { maskPhone } from '@/kit/show/format'
import type { BulkAction } from '@/kit/list/bulk'
import type { ColumnOf } from '@/kit/list/columns'
import { phoneFilter, containsFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { useOpened } from '@/kit/page/opened'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { BlackForm } from './parts/BlackForm'
import { BlackImport } from './parts/BlackImport'

const FILTERS = [
  phoneFilter(phoneBlack.phone),
  phoneBlack.reason,
  phoneBlack.source,
  phoneBlack.status,
  containsFilter(phoneBlack.createBy),
  phoneBlack.createTime,
]
const COLUMNS: readonly ColumnOf<PhoneBlack>[] = [
  phoneBlack.phone,
  phoneBlack.status,
  { field: phoneBlack.reason, width: 148 },
  { field: phoneBlack.hitCount, width: 112 },
  phoneBlack.lastHitTime,
  phoneBlack.source,
  { field: phoneBlack.remark, width: 168 },
  phoneBlack.createBy,
  phoneBlack.createTime,
]
const SORT = { field: phoneBlack.createTime.key, order: 'desc' } as const
const isActive = (row: PhoneBlack) => is(row.status, blackStatus.active)
const nameOf = (row: PhoneBlack) => maskPhone(row.phone)

export default function PhoneBlackList() {
  const t = useT()
  const may = useMay()
  const { mode, open, close } = useOpened()
  const actions = (row: PhoneBlack): Action[] => [
    {
      label: 'blacklist.lift',
      can: 'cluePhoneBlack.updateStatus',
      hide: !isActive(row),
      ask: { title: t('blacklist.liftAsk', { name: nameOf(row) }), effect: t('blacklist.liftEffect') },
      run: () => cluePhoneBlack.updateStatus({ id: row.id, status: blackStatus.lifted }),
      done: t('blacklist.lifted'),
    },
    {
      label: 'blacklist.again',
      can: 'cluePhoneBlack.updateStatus',
      hide: isActive(row),
      run: () => cluePhoneBlack.updateStatus({ id: row.id, status: blackStatus.active }),
      done: t('leads.blacked'),
    },
    {
      label: 'kit.delete',
      can: 'cluePhoneBlack.remove',
      danger: true,
      hide: isActive(row),
      ask: { title: t('leads.deleteAsk', { name: nameOf(row) }), effect: t('leads.deleteEffect') },
      run: () => cluePhoneBlack.remove({ id: row.id }),
      done: t('leads.deleted'),
    },
  ]
  const bulk: BulkAction<PhoneBlack>[] = [
    {
      label: 'blacklist.lift',
      can: 'cluePhoneBlack.updateStatus',
      effect: 'blacklist.liftEffect',
      when: isActive,
      lanes: 3,
      each: (row) => cluePhoneBlack.updateStatus({ id: row.id, status: blackStatus.lifted }, { quiet: true }),
    },
  ]
  return (
    <>
      <ListScreen
        load={cluePhoneBlack.list}
        rowKey={phoneBlack.id}
        nameOf={nameOf}
        filters={FILTERS}
        columns={COLUMNS}
        sort={SORT}
        toolbar={
          <>
            <BlackImport />
            <Export from={cluePhoneBlack.exportList} can="cluePhoneBlack.exportList" />
          </>
        }
        actions={actions}
        bulk={bulk}
        create={{ label: 'blacklist.new', can: 'cluePhoneBlack.create', run: () => open('new') }}
      />
      {mode === 'new' && may('cluePhoneBlack.create') && <BlackForm onClose={close} />}
    </>
  )
}
