import * as feedback from '@/api/voice/feedback'
import { contactStatus, pointContact } from '@/entities/members/pointContact'
import { wireTime } from '../../core/context'
import { on } from '../../core/dispatcher'
import { integer, refuseFields, withId } from '../../core/input'
import { listOf } from '../../core/list'
import { readInto } from '../../core/readInto'
import { Refusal } from '../../core/types'
import { demandOnePage } from '../../system/rules/access'
import { type ContactRow, contactSeeds, contactsFor } from '../rules/pointContacts'
import { demandWriter } from '../rules/writers'

const PAGES = ['/setting/contact', '/feedback/index']
const UNKNOWN = '咨询不存在'
const { waiting, inHand, solved, closed } = contactStatus
const MOVES: Readonly<Record<number, readonly number[]>> = {
  [waiting]: [inHand, solved, closed],
  [inHand]: [solved, closed],
  [solved]: [inHand],
  [closed]: [],
}

const listed = listOf(feedback.listContacts)<ContactRow>({
  is: ['side', 'contactType', 'status', 'dealerCode'],
  like: ['userName', 'content'],
  phone: ['phone'],
  between: ['createTime'],
  sort: ['createTime'],
})
on(feedback.listContacts)((input, { user }) => {
  demandOnePage(user, PAGES)
  return listed.page(contactsFor(user), input)
})
on(feedback.getContact)(({ id }, { user }) => {
  demandOnePage(user, PAGES)
  return withId(contactsFor(user), id, UNKNOWN)
})
on(feedback.updateContact)((input, { user, now }) => {
  demandWriter(user, 'feedback.updateContact')
  const row = withId(contactSeeds(), input.id, UNKNOWN)
  const status = [inHand, solved, closed].find((code) => code === integer(input.status))
  if (status === undefined || !MOVES[row.status]?.includes(status)) throw new Refusal(400, '状态已变化，请刷新后重试')
  const { values, faults } = readInto(pointContact, ['result'], input, { result: '' })
  if (status !== inHand) refuseFields(faults)
  Object.assign(row, {
    status,
    ...(status !== inHand && { result: values.result }),
    updateBy: user.nickname,
    updateTime: wireTime(now),
  })
  return { id: row.id }
})
