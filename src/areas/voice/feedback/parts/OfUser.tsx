import * as feedback from '@/api/voice/feedback'
import { pointContact, type PointContact } from '@/entities/members/pointContact'
import { wish, type Wish } from '@/entities/members/wish'
import { feedback as fields, type FeedbackDetail } from '@/entities/voice/feedback'
import { Failed, Loaded, useLoad } from '@/kit/data/load'
import { FieldTable } from '@/kit/show/FieldTable'
import { optionName, plain } from '@/kit/show/format'
import { CellLink, StatusTag } from '@/kit/show/kinds'
import { toMillis } from '@/lib/time'
import { type Translate, useT } from '@/locales'
import { to } from '@/routes'
import { Said } from '../../parts/Said'

const NEWEST = { sortField: 'createTime', sortOrder: 'desc', pageNo: 1 } as const
const MAX_FEEDBACK = 10
const MAX_ITEMS = 20

export const SameUser = ({ row }: { row: FeedbackDetail }) => {
  const load = useLoad(
    feedback.list.query({ userId: row.userId, ...NEWEST, pageSize: MAX_FEEDBACK + 1 }, { quiet: true }),
    { enabled: plain(row.userId) !== '' },
  )
  const others = (load.data?.records ?? []).filter(({ id }) => String(id) !== String(row.id)).slice(0, MAX_FEEDBACK)
  return (
    <Loaded load={load} compact>
      <FieldTable
        rows={others}
        fields={[
          [
            fields.id,
            (one) => (
              <CellLink digits to={to('/feedback/detail', { id: one.id })}>
                {plain(one.id)}
              </CellLink>
            ),
          ],
          fields.feedbackType,
          [fields.content, (one) => <Said text={one.content} images={one.images} video={one.video} />],
          fields.status,
          fields.createTime,
        ]}
      />
    </Loaded>
  )
}

interface VoiceItem {
  id: string
  type: 'voiceType.enquiry' | 'voiceType.wish'
  title: string
  content: unknown
  status: { field: typeof pointContact.status | typeof wish.status; value: unknown }
  createTime: unknown
}
const enquiryItem =
  (t: Translate) =>
  (row: PointContact): VoiceItem => ({
    id: `enquiry ${row.id}`,
    type: 'voiceType.enquiry',
    title: optionName(t, pointContact.contactType, row.contactType),
    content: row.content,
    status: { field: pointContact.status, value: row.status },
    createTime: row.createTime,
  })
const wishItem = (row: Wish): VoiceItem => ({
  id: `wish ${row.id}`,
  type: 'voiceType.wish',
  title: [row.seriesName, row.modelName].map(plain).filter(Boolean).join(' '),
  content: row.remark,
  status: { field: wish.status, value: row.status },
  createTime: row.createTime,
})

/** Enquiries and wishes of a phone number in one list, newest first; if one of them fails to load, the other is shown. */
const Items = ({ phone }: { phone: string }) => {
  const t = useT()
  const asked = { phone, ...NEWEST, pageSize: MAX_ITEMS }
  const contacts = useLoad(feedback.listContacts.query(asked, { quiet: true }))
  const wishes = useLoad(feedback.listWishes.query(asked, { quiet: true }))
  const items = [...(contacts.data?.records ?? []).map(enquiryItem(t)), ...(wishes.data?.records ?? []).map(wishItem)]
    .toSorted((a, b) => (toMillis(b.createTime) ?? 0) - (toMillis(a.createTime) ?? 0))
    .slice(0, MAX_ITEMS)
  return (
    <>
      {[contacts, wishes].map(
        ({ error, retry }, at) => error && <Failed key={at} compact error={error} retry={retry} />,
      )}
      <FieldTable
        rows={items}
        loading={contacts.first || wishes.first}
        fields={[
          [{ kind: 'text', key: 'type', label: 'voiceType.label' }, ({ type }) => t(type)],
          [{ kind: 'text', key: 'title', label: 'feedback.subject' }, ({ title }) => <bdi>{title}</bdi>],
          [fields.content, ({ content }) => <Said text={content} />],
          [fields.status, ({ status }) => <StatusTag field={status.field} value={status.value} />],
          fields.createTime,
        ]}
      />
    </>
  )
}

export const OtherItems = ({ row }: { row: FeedbackDetail }) => {
  const t = useT()
  const phone = plain(row.phone)
  return phone ? <Items key={phone} phone={phone} /> : <span className="quiet">{t('feedback.noPhone')}</span>
}
