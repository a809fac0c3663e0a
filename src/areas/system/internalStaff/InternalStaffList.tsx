import { useMemo, useState } from 'react'
import * as internalStaffCalls from '@/api/system/internalStaff'
import * as users from '@/api/system/users'
import { is } from '@/entities/field'
import { internalStatus } from '@/entities/system/enums'
import { type InternalStaff, internalStaff } from '@/entities/system/internalStaff'
import { useAction } from '@/kit/data/useAction'
import type { Action } from '@/kit/actions/actions'
import { ConfirmDialog } from '@/kit/dialog/ConfirmDialog'
import { Export } from '@/kit/files/Export'
import { Import } from '@/kit/files/Import'
import type { BulkAction } from '@/kit/list/bulk'
import { ListScreen } from '@/kit/list/ListScreen'
import { useOpened } from '@/kit/page/opened'
import { useT } from '@/locales'
import { useMay } from '@/session/identity'
import { canMark, columnsOf, FILTERS, isMarked, inputOf } from './parts/staffColumns'
import { LeftDialog } from './parts/LeftDialog'
import { MarkDialog } from './parts/MarkDialog'
import { PersonForm } from './parts/PersonForm'

/** Header row of the template; the server parses exactly these names. */
const HEADERS = ['姓名', '手机号', '工号', '所属公司', '部门']
const COLUMNS = { 姓名: internalStaff.staffName, 手机号: internalStaff.phone, 工号: internalStaff.employeeNo }
const UNIQUE = ['手机号', '工号']
const SORT = { field: 'createTime', order: 'desc' } as const
/** Former staff are hidden by default. */
const DEFAULTS = { status: String(internalStatus.active) }
const MAX = 100

interface Opened {
  what: 'mark' | 'unmark' | 'left'
  row: InternalStaff
}

export default function InternalStaffList() {
  const t = useT()
  const { mode, id, open, close: closeForm } = useOpened()
  const may = useMay()
  const { act, busy } = useAction()
  const [opened, setOpened] = useState<Opened>()
  const columns = useMemo(() => columnsOf((row) => setOpened({ what: isMarked(row) ? 'unmark' : 'mark', row })), [])
  const close = () => setOpened(undefined)
  const isActive = (row: InternalStaff) => is(row.status, internalStatus.active)

  const actionsOf = (row: InternalStaff): Action[] => [
    { label: 'kit.edit', can: 'internalStaff.save', run: () => open('edit', row.id) },
    {
      label: 'internal.mark',
      can: 'users.modifyChery',
      hide: !canMark(row),
      run: () => setOpened({ what: 'mark', row }),
    },
    {
      label: 'internal.unmark',
      can: 'users.modifyChery',
      hide: !isMarked(row),
      run: () => setOpened({ what: 'unmark', row }),
    },
    {
      label: 'internal.left',
      can: 'internalStaff.save',
      hide: !isActive(row),
      run: () => setOpened({ what: 'left', row }),
    },
    {
      label: 'internal.back',
      can: 'internalStaff.save',
      hide: !is(row.status, internalStatus.left),
      run: () => internalStaffCalls.save({ ...inputOf(row), status: internalStatus.active }),
      done: t('internal.backDone'),
    },
    {
      label: 'kit.delete',
      can: 'internalStaff.remove',
      danger: true,
      ask: { title: t('internal.deleteAsk', { name: row.staffName }), effect: t('internal.deleteEffect') },
      run: () => internalStaffCalls.remove({ id: row.id }),
      done: t('internal.deleted'),
    },
  ]
  const bulk: BulkAction<InternalStaff>[] = [
    {
      label: 'internal.left',
      can: 'internalStaff.save',
      max: MAX,
      when: isActive,
      each: (row) => internalStaffCalls.save({ ...inputOf(row), status: internalStatus.left }, { quiet: true }),
    },
    {
      label: 'kit.delete',
      can: 'internalStaff.remove',
      danger: true,
      max: MAX,
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
      columns={COLUMNS}
      unique={UNIQUE}
    />
  )
  const unmark = async ({ row }: Opened) => {
    await act(() => users.modifyChery({ userId: row.appUserId, phone: row.phone, cheryFlag: 0 }), {
      done: t('internal.unmarked'),
    })
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
        create={{
          label: 'internal.new',
          can: 'internalStaff.save',
          run: () => open('new'),
        }}
        emptyAction={importer}
      />
      {(mode === 'new' || mode === 'edit') && may('internalStaff.save') && (
        <PersonForm id={mode === 'edit' ? id : undefined} onClose={closeForm} />
      )}
      {opened?.what === 'mark' && <MarkDialog row={opened.row} onClose={close} />}
      {opened?.what === 'left' && <LeftDialog row={opened.row} mayUnmark={may('users.modifyChery')} onClose={close} />}
      <ConfirmDialog
        question={
          opened?.what === 'unmark'
            ? {
                title: t('internal.unmarkAsk', { name: opened.row.staffName }),
                effect: t('internal.unmarkEffect'),
                okText: t('internal.unmark'),
              }
            : undefined
        }
        busy={busy}
        onCancel={close}
        onOk={() => opened && void unmark(opened)}
      />
    </>
  )
}
