import { Button } from 'antd'
import { useState } from 'react'
import * as feedback from '@/api/voice/feedback'
import { useViewer } from '@/business/viewer'
import { is } from '@/entities/field'
import { contactStatus, pointContact, type PointContact } from '@/entities/members/pointContact'
import { wish, type Wish, type WishDetail } from '@/entities/members/wish'
import type { Action } from '@/kit/actions/actions'
import { Export } from '@/kit/files/Export'
import { FormPanel } from '@/kit/form/FormPanel'
import type { ColumnOf } from '@/kit/list/columns'
import { containsFilter, phoneFilter } from '@/kit/list/filters'
import { ListScreen } from '@/kit/list/ListScreen'
import { spanFilter } from '@/kit/list/spanFilter'
import { type Open, useOpened } from '@/kit/page/opened'
import { usePermittedLinks } from '@/kit/page/permittedLinks'
import { useScreen } from '@/kit/page/screen'
import { ViewSwitch } from '@/kit/page/ViewSwitch'
import { RecordPanel } from '@/kit/record/RecordPanel'
import { plain } from '@/kit/show/format'
import { CellLink } from '@/kit/show/kinds'
import { useT } from '@/locales'
import { Said } from '../../parts/Said'

const SORT = { field: 'createTime', order: 'desc' } as const
const VIEWS = [
  { value: '', label: 'voiceType.enquiry' },
  { value: 'wish', label: 'voiceType.wish' },
] as const
const { waiting, inHand, solved, closed } = contactStatus
const CAN = 'feedback.updateContact'

const CONTACT_FILTERS = [
  containsFilter(pointContact.content),
  phoneFilter(pointContact.phone),
  spanFilter(pointContact.createTime),
]
const WISH_FILTERS = [
  containsFilter({ key: wish.remark.key, label: wish.remark.label }),
  phoneFilter(wish.phone),
  spanFilter(wish.createTime),
]
const contactName = (row: PointContact) => plain(row.userName) || plain(row.id)
const wishName = (row: Wish) => plain(row.nickname) || plain(row.id)

const contactColumns = (open: Open): ColumnOf<PointContact>[] => [
  {
    field: pointContact.id,
    width: 110,
    cell: (row) => (
      <CellLink digits onClick={() => open('detail', row.id)}>
        {plain(row.id)}
      </CellLink>
    ),
  },
  { field: pointContact.status, width: 100 },
  { field: pointContact.contactType, width: 120 },
  { field: pointContact.content, width: 260, cell: (row) => <Said text={row.content} images={row.images} /> },
  { field: pointContact.userName, width: 140, below: pointContact.phone },
  pointContact.createTime,
]
const wishColumns = (open: Open): ColumnOf<Wish>[] => [
  {
    field: wish.id,
    width: 140,
    cell: (row) => (
      <CellLink digits onClick={() => open('detail', row.id)}>
        {plain(row.id)}
      </CellLink>
    ),
  },
  { field: wish.status, width: 110 },
  { field: wish.seriesName, width: 180, below: wish.modelName },
  { field: wish.remark, width: 240, cell: (row) => <Said text={row.remark} /> },
  { field: wish.nickname, width: 140, below: wish.phone },
  wish.createTime,
]

const WholePage = ({ path, tab }: { path: string; tab?: string }) => {
  const t = useT()
  const open = usePermittedLinks()(path, tab ? { tab } : undefined)
  return open && <Button onClick={open}>{t('feedback.wholePage')}</Button>
}

/** Enquiries about points and wishes for cars, for feedback staff without access to those pages. */
export const Enquiries = () => (useScreen().query.get('view') === 'wish' ? <Wishes /> : <Contacts />)

const Contacts = () => {
  const t = useT()
  const { head } = useViewer()
  const { open } = useOpened()
  const [ended, setEnded] = useState<{ row: PointContact; status: typeof solved | typeof closed }>()
  const actionsOf = (row: PointContact): Action[] => [
    {
      label: 'pointTasks.take',
      can: CAN,
      next: true,
      hide: !head || !is(row.status, waiting),
      run: () => feedback.updateContact({ id: row.id, status: inHand }),
      done: t('pointTasks.taken'),
    },
    {
      label: 'pointTasks.solve',
      can: CAN,
      next: is(row.status, inHand),
      hide: !head || !is(row.status, waiting, inHand),
      run: () => setEnded({ row, status: solved }),
    },
    {
      label: 'pointTasks.close',
      can: CAN,
      danger: true,
      hide: !head || !is(row.status, waiting, inHand),
      run: () => setEnded({ row, status: closed }),
    },
  ]
  const [columns] = useState(() => contactColumns(open))
  return (
    <>
      <ListScreen
        load={feedback.listContacts}
        rowKey={pointContact.id}
        nameOf={contactName}
        filters={CONTACT_FILTERS}
        columns={columns}
        sort={SORT}
        toolbar={
          <>
            <ViewSwitch views={VIEWS} label="voiceType.label" />
            <WholePage path="/setting/contact" tab="contact" />
          </>
        }
        actions={(row) => [...actionsOf(row), { label: 'kit.detail', run: () => open('detail', row.id) }]}
      />
      <RecordPanel
        load={(id) => feedback.getContact.query({ id }, { quiet: true })}
        title={contactName}
        status={pointContact.status}
        actions={actionsOf}
        facts={() => [
          pointContact.contactType,
          pointContact.content,
          pointContact.images,
          pointContact.phone,
          pointContact.dealerName,
          pointContact.result,
          pointContact.updateBy,
          pointContact.updateTime,
          pointContact.createTime,
        ]}
      />
      {ended && (
        <FormPanel<{ result?: string }>
          open
          asWindow
          keepsDraft
          width={520}
          danger={ended.status === closed}
          name={`pointContact.${ended.row.id}`}
          title={t(ended.status === solved ? 'pointTasks.solveOf' : 'pointTasks.closeOf', {
            name: contactName(ended.row),
          })}
          // The result may already have the number of a booking.
          initial={{ result: plain(ended.row.result) }}
          save={({ result = '' }) => feedback.updateContact({ id: ended.row.id, status: ended.status, result })}
          done={t(ended.status === solved ? 'pointTasks.hasSolved' : 'pointTasks.hasClosed')}
          saveText={t(ended.status === solved ? 'pointTasks.solve' : 'pointTasks.close')}
          onClose={() => setEnded(undefined)}
        >
          {({ Field }) => <Field of={pointContact.result} />}
        </FormPanel>
      )}
    </>
  )
}

const Wishes = () => {
  const { open } = useOpened()
  const [columns] = useState(() => wishColumns(open))
  return (
    <>
      <ListScreen
        load={feedback.listWishes}
        rowKey={wish.id}
        nameOf={wishName}
        filters={WISH_FILTERS}
        columns={columns}
        sort={SORT}
        toolbar={
          <>
            <ViewSwitch views={VIEWS} label="voiceType.label" />
            <Export from={feedback.exportWishes} can="feedback.exportWishes" />
            <WholePage path="/wishList/wishList" />
          </>
        }
        actions={(row) => [{ label: 'kit.detail', run: () => open('detail', row.id) }]}
      />
      <RecordPanel
        load={(id) => feedback.getWish.query({ id }, { quiet: true })}
        title={(row: WishDetail) => wishName(row)}
        status={wish.status}
        facts={() => [
          wish.seriesName,
          wish.modelName,
          wish.exterior,
          wish.interior,
          wish.options,
          wish.guidePrice,
          wish.customerName,
          wish.phone,
          wish.cityName,
          wish.dealerName,
          wish.remark,
          wish.createTime,
        ]}
      />
    </>
  )
}
