import { useMemo, useState } from 'react'
import * as feedback from '@/api/voice/feedback'
import { dealerFiltersFor } from '@/business/DealerSelect'
import { forViewer, useViewer, type Viewer } from '@/business/viewer'
import { is } from '@/entities/field'
import { contactStatus, pointContact as fields, type PointContact } from '@/entities/members/pointContact'
import { pointSide } from '@/entities/members/pointEnums'
import type { Action } from '@/kit/actions/actions'
import { FormPanel } from '@/kit/form/FormPanel'
import type { ColumnOf } from '@/kit/list/columns'
import { choicesFilter, containsFilter, phoneFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { spanFilter } from '@/kit/list/spanFilter'
import { type Open, useOpened } from '@/kit/page/opened'
import { RecordPanel } from '@/kit/record/RecordPanel'
import { orDash } from '@/kit/show/Blank'
import { plain } from '@/kit/show/format'
import { Mark, StatusTag } from '@/kit/show/kinds'
import { PermittedLink } from '@/kit/show/PermittedLink'
import { TwoValues } from '@/kit/show/TwoValues'
import { toMillis } from '@/lib/time'
import { useT } from '@/locales'
import { codeFilter, contactTypes, useCodeTag } from './taskCells'

const CAN = 'feedback.updateContact'
const LATE_MS = 24 * 3_600_000
const SORT = { field: 'createTime', order: 'asc' } as const
const { waiting, inHand, solved, closed } = contactStatus
const DEFAULTS = { status: `${waiting},${inHand}` }
const nameOf = (row: PointContact) => plain(row.userName) || row.id
const isLate = (row: PointContact) =>
  is(row.status, waiting) && Date.now() - (toMillis(row.createTime) ?? Infinity) > LATE_MS

const filtersFor = (viewer: Viewer) => [
  phoneFilter(fields.phone),
  containsFilter(fields.userName),
  choicesFilter(fields.status),
  fields.side,
  codeFilter(fields.contactType, contactTypes),
  ...dealerFiltersFor(viewer),
  spanFilter(fields.createTime),
]

const StatusCell = ({ row }: { row: PointContact }) => {
  const t = useT()
  const tag = <StatusTag field={fields.status} value={row.status} />
  return isLate(row) ? <TwoValues upper={tag} below={<Mark tone="error">{t('pointTasks.late')}</Mark>} /> : tag
}

const columnsFor = (open: Open, typeTag: ReturnType<typeof useCodeTag>): ColumnOf<PointContact>[] => [
  { field: fields.userName, width: 150, below: fields.phone, open: ({ id }) => open('detail', id), text: nameOf },
  { field: fields.status, width: 132, cell: (row) => <StatusCell row={row} /> },
  { field: fields.contactType, width: 116, cell: (row) => typeTag(row.contactType) },
  {
    field: fields.content,
    width: 300,
    cell: ({ content }) => (
      <bdi className="contact-words" title={plain(content)}>
        {orDash(plain(content))}
      </bdi>
    ),
  },
  { field: fields.side, width: 104 },
  fields.createTime,
  { field: fields.updateBy, width: 110 },
  fields.dealerName,
  { field: fields.id, width: 120 },
]

/** Enquiries about missing points: headquarters replies, dealers read those of their staff. */
export const Contacts = () => {
  const t = useT()
  const viewer = useViewer()
  const { open } = useOpened()
  const filters = useMemo(() => filtersFor(viewer), [viewer])
  const typeTag = useCodeTag(fields.contactType, contactTypes)
  const columns = useMemo(() => forViewer(viewer, columnsFor(open, typeTag)), [viewer, open, typeTag])
  const [answering, setAnswering] = useState<{ row: PointContact; status: typeof solved | typeof closed }>()
  const hide = (row: PointContact, ...states: PointContact['status'][]) => !viewer.head || !is(row.status, ...states)
  const actionsOf = (row: PointContact): Action[] => [
    {
      label: 'pointTasks.take',
      can: CAN,
      next: true,
      hide: hide(row, waiting),
      run: () => feedback.updateContact({ id: row.id, status: inHand }),
      done: t('pointTasks.taken'),
    },
    {
      label: 'pointTasks.solve',
      can: CAN,
      next: is(row.status, inHand),
      hide: hide(row, waiting, inHand),
      run: () => setAnswering({ row, status: solved }),
    },
    {
      label: 'pointTasks.close',
      can: CAN,
      danger: true,
      hide: hide(row, waiting, inHand),
      run: () => setAnswering({ row, status: closed }),
    },
    {
      label: 'pointTasks.reopen',
      can: CAN,
      hide: hide(row, solved),
      ask: { title: t('pointTasks.reopenAsk', { name: nameOf(row) }) },
      run: () => feedback.updateContact({ id: row.id, status: inHand }),
      done: t('pointTasks.taken'),
    },
  ]
  return (
    <>
      <ListScreen
        load={feedback.listContacts}
        rowKey={fields.id}
        nameOf={nameOf}
        filters={filters}
        defaults={DEFAULTS}
        columns={columns}
        sort={SORT}
        actions={(row) => [...actionsOf(row), { label: 'kit.detail', run: () => open('detail', row.id) }]}
      />
      <RecordPanel
        load={(id) => feedback.getContact.query({ id }, { quiet: true })}
        title={nameOf}
        status={fields.status}
        marks={(row) => isLate(row) && <Mark tone="error">{t('pointTasks.late')}</Mark>}
        actions={actionsOf}
        facts={(row) => [
          [fields.contactType, typeTag(row.contactType)],
          fields.content,
          fields.images,
          {
            title: 'pointTasks.person',
            facts: [
              fields.side,
              fields.phone,
              fields.dealerName,
              [{ ...fields.userName, key: 'ledger', label: 'pointTasks.ledger' }, <Ledger key="ledger" row={row} />],
            ],
          },
          { title: 'pointTasks.answer', facts: [fields.result, fields.updateBy, fields.updateTime, fields.createTime] },
        ]}
      />
      {answering && (
        <FormPanel<{ result?: string }>
          open
          asWindow
          keepsDraft
          width={520}
          danger={answering.status === closed}
          name={`pointContact.${answering.row.id}`}
          title={t(answering.status === solved ? 'pointTasks.solveOf' : 'pointTasks.closeOf', {
            name: nameOf(answering.row),
          })}
          // The result may already have the number of a booking.
          initial={{ result: plain(answering.row.result) }}
          save={({ result = '' }) => feedback.updateContact({ id: answering.row.id, status: answering.status, result })}
          done={t(answering.status === solved ? 'pointTasks.hasSolved' : 'pointTasks.hasClosed')}
          saveText={t(answering.status === solved ? 'pointTasks.solve' : 'pointTasks.close')}
          onClose={() => setAnswering(undefined)}
        >
          {({ Field }) => <Field of={fields.result} />}
        </FormPanel>
      )}
    </>
  )
}

const POINTS = '/setting/userpointsreport'
/** Link to the points of the person. A booking made there adds its number to the result of this enquiry. */
const Ledger = ({ row }: { row: PointContact }) => {
  const t = useT()
  const isApp = is(row.side, pointSide.app)
  return (
    <PermittedLink
      text={t('pointTasks.seePoints')}
      path={POINTS}
      query={{ ...(isApp && { tab: 'app' }), userId: row.userId, contactId: row.id }}
    />
  )
}
