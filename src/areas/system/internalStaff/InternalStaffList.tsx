import { useMemo, useState } from 'react'
import * as internalStaffCalls from '@/api/internalStaff'
import * as users from '@/api/users'
import { type InternalStaff, internalStaff } from '@/entities/system/internalStaff'
import { useAct } from '@/kit/act'
import type { Action } from '@/kit/actions/actions'
import { Ask } from '@/kit/actions/ask'
import { Export } from '@/kit/actions/Export'
import { Import } from '@/kit/actions/Import'
import type { BulkAction } from '@/kit/list/bulk'
import { ListScreen } from '@/kit/list/ListScreen'
import { useScreen } from '@/kit/screen'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { canMark, columnsOf, FILTERS, isMarked } from './parts/fields'
import { LeftDialog } from './parts/LeftDialog'
import { MarkDialog } from './parts/MarkDialog'
import { PersonForm } from './parts/PersonForm'

/** The columns of the template of the import, as the server reads them. */
const HEADERS = ['姓名', '手机号', '工号', '所属公司', '部门']
const SORT = { field: 'createTime', order: 'desc' } as const
/** Those who left are shown only when asked for. */
const DEFAULTS = { status: '1' }
const ACTIVE = 1
const LEFT = 2
const MOST = 100

interface Opened {
  what: 'mark' | 'unmark' | 'left'
  row: InternalStaff
}

/** The group's own employees, and the mark of group staff on their app accounts. */
export default function InternalStaffList() {
  const t = useT()
  const { query, setQuery } = useScreen()
  const may = useMay()
  const { act, busy } = useAct()
  const [opened, setOpened] = useState<Opened>()
  const columns = useMemo(() => columnsOf((row) => setOpened({ what: isMarked(row) ? 'unmark' : 'mark', row })), [])
  const mode = query.get('mode')
  const close = () => setOpened(undefined)
  const isActive = (row: InternalStaff) => Number(row.status) === ACTIVE

  const actionsOf = (row: InternalStaff): Action[] => [
    { label: 'internal.edit', can: 'internalStaff.save', run: () => setQuery({ mode: 'edit', person: row.id }, true) },
    { label: 'internal.mark', can: 'users.modifyChery', hide: !canMark(row), run: () => setOpened({ what: 'mark', row }) },
    { label: 'internal.unmark', can: 'users.modifyChery', hide: !isMarked(row), run: () => setOpened({ what: 'unmark', row }) },
    { label: 'internal.left', can: 'internalStaff.save', hide: !isActive(row), run: () => setOpened({ what: 'left', row }) },
    {
      label: 'internal.back',
      can: 'internalStaff.save',
      hide: Number(row.status) !== LEFT,
      run: () => internalStaffCalls.save({ id: row.id, status: ACTIVE }),
      done: t('internal.backDone'),
    },
    {
      label: 'internal.delete',
      can: 'internalStaff.remove',
      danger: true,
      ask: { title: t('internal.deleteAsk', { name: row.staffName }), effect: t('internal.deleteEffect'), danger: true, okText: t('internal.delete') },
      run: () => internalStaffCalls.remove({ id: row.id }),
      done: t('internal.deleted'),
    },
  ]
  const bulk: BulkAction<InternalStaff>[] = [
    {
      label: 'internal.left',
      can: 'internalStaff.save',
      most: MOST,
      when: isActive,
      each: (row) => internalStaffCalls.save({ id: row.id, status: LEFT }, { quiet: true }),
    },
    {
      label: 'internal.delete',
      can: 'internalStaff.remove',
      danger: true,
      most: MOST,
      effect: 'internal.deleteEffect',
      each: (row) => internalStaffCalls.remove({ id: row.id }, { quiet: true }),
    },
  ]
  const importer = (
    <Import
      name={t('internal.name')}
      to={internalStaffCalls.importFile}
      template="/templates/internal-staff-import.xlsx"
      can="internalStaff.importFile"
      headers={HEADERS}
    />
  )
  const unmark = async ({ row }: Opened) => {
    await act(() => users.modifyChery({ userId: row.appUserId, phone: row.phone, cheryFlag: 0 }), { done: t('internal.unmarked') })
    close()
  }

  return (
    <>
      <ListScreen
        load={internalStaffCalls.list}
        rowKey={internalStaff.id}
        nameOf={(row) => row.staffName}
        filters={FILTERS}
        defaults={DEFAULTS}
        columns={columns}
        sort={SORT}
        toolbar={
          <>
            {importer}
            <Export from={internalStaffCalls.exportList} can="internalStaff.exportList" />
          </>
        }
        actions={actionsOf}
        bulk={bulk}
        emptyText={t('internal.empty')}
        create={{ label: 'internal.new', can: 'internalStaff.save', run: () => setQuery({ mode: 'new', person: undefined }, true) }}
        emptyAction={importer}
      />
      {(mode === 'new' || mode === 'edit') && may('internalStaff.save') && (
        <PersonForm id={mode === 'edit' ? (query.get('person') ?? '') : undefined} onClose={() => setQuery({ mode: undefined, person: undefined })} />
      )}
      {opened?.what === 'mark' && <MarkDialog row={opened.row} onClose={close} />}
      {opened?.what === 'left' && <LeftDialog row={opened.row} mayUnmark={may('users.modifyChery')} onClose={close} />}
      <Ask
        question={
          opened?.what === 'unmark'
            ? { title: t('internal.unmarkAsk', { name: opened.row.staffName }), effect: t('internal.unmarkEffect'), okText: t('internal.unmark') }
            : undefined
        }
        busy={busy}
        onCancel={close}
        onOk={() => opened && void unmark(opened)}
      />
    </>
  )
}
