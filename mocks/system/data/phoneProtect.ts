import { dealerType, staffPost, staffStatus } from '@/entities/shared/enums'
import { bindStatus, callResult, direction, expireType as expireTypes } from '@/entities/system/enums'
import { createContext } from '../../core/context'
import { at } from '../../core/random'
import type { Organisation, StaffRow } from './types'

export interface BindingRow {
  id: string
  workNo: string
  phone: string
  userName: string
  userId: string
  staffId: string
  dealerCode: string
  dealerName: string
  areaName: string
  cityName: string
  expireType: 1 | 2 | 3 | 4
  expireTime: string
  recordFlag: 0 | 1
  callCount: number
  lastCallTime: string
  status: 1 | 2 | 3 | 4
  bindTime: string
  unbindTime: string
  createBy: string
  remark: string
}

export interface CallRow {
  id: string
  bindingId: string
  workNo: string
  direction: 1 | 2
  otherPhone: string
  clueId: string
  startTime: string
  duration: number
  result: 1 | 2 | 3 | 4
  recordUrl: string
}

const USERS = new Set([12, 13, 14, 16, 21, 22])
const KEPT_DAYS = 90
export const RECORDING = 'recording'

const makeRecording = (): Uint8Array<ArrayBuffer> => {
  const rate = 8000
  const samples = rate * 10
  const bytes = new Uint8Array(44 + samples)
  const view = new DataView(bytes.buffer)
  const write = (place: number, text: string) =>
    [...text].forEach((char, index) => view.setUint8(place + index, char.charCodeAt(0)))
  write(0, 'RIFF')
  view.setUint32(4, 36 + samples, true)
  write(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, rate, true)
  view.setUint32(28, rate, true)
  view.setUint16(32, 1, true)
  view.setUint16(34, 8, true)
  write(36, 'data')
  view.setUint32(40, samples, true)
  for (let place = 0; place < samples; place++)
    bytes[44 + place] =
      128 + Math.round(24 * Math.sin((place * 2 * Math.PI * (place % rate < rate / 2 ? 330 : 262)) / rate))
  return bytes
}
export const recordingBytes = makeRecording()

export const buildBindings = (org: Organisation, now: number): { bindings: BindingRow[]; calls: CallRow[] } => {
  const context = createContext(now, 20_240_721, 500_001)
  const { random } = context
  const calls: CallRow[] = []
  const cityOf = new Map(org.dealers.map((dealer) => [dealer.dealerCode, dealer.cityName]))
  const accountOf = new Map(org.users.map((user) => [user.username, user]))
  const bossOf = new Map(
    org.users
      .filter((user) => user.post === staffPost.generalManager && user.dealerType === dealerType.dealer)
      .map((user) => [user.dealerCode, user.nickname]),
  )
  const people = org.staff.filter(
    (person, index) =>
      USERS.has(person.post) && person.status === staffStatus.active && (person.workNo !== '' || index % 4 === 0),
  )

  const addCalls = (
    binding: Pick<BindingRow, 'id' | 'workNo' | 'recordFlag'>,
    count: number,
    oldest: number,
    newest: number,
  ) => {
    const own = Array.from({ length: count }, (): CallRow => {
      const age = newest + (random.int(0, 10_000) / 10_000) * (oldest - newest)
      const result = at([1, 1, 1, 2, 1, 3, 1, 1, 4, 2] as const, random.int(0, 9))
      return {
        id: String(930_000 + context.next('call')),
        bindingId: binding.id,
        workNo: binding.workNo,
        direction: random.chance(0.6) ? direction.incoming : direction.outgoing,
        otherPhone: context.phone(),
        clueId: random.chance(0.5) ? String(5_200_000 + random.int(1, 9000)) : '',
        startTime: context.workTime(age),
        duration: result === callResult.answered ? random.int(12, 640) : 0,
        result,
        recordUrl:
          result === callResult.answered && binding.recordFlag && age < KEPT_DAYS ? `/__files/${RECORDING}` : '',
      }
    })
    calls.push(...own)
    return own.map(({ startTime }) => startTime).toSorted()
  }

  const make = (
    person: Pick<StaffRow, 'dealerCode' | 'dealerName' | 'areaName' | 'phone'>,
    index: number,
    own: Partial<BindingRow>,
    count = index % 9 === 8 ? 0 : random.int(1, 26),
  ): BindingRow => {
    const status = own.status ?? at([2, 3, 4] as const, index)
    const expireType =
      own.expireType ??
      (status === bindStatus.expired ? at([1, 2] as const, index) : at([3, 1, 2, 3, 4] as const, index))
    const ahead = index % 6 === 0 ? 1 + (index % 5) : 12 + (index % 60)
    const bound = status === bindStatus.bound ? 8 + random.int(0, 70) : 120 + random.int(0, 200)
    const ended = status === bindStatus.released ? 0.5 + random.int(0, 40) : random.int(2, 90)
    const id = String(920_000 + context.next('binding') - 500_000)
    const binding: BindingRow = {
      id,
      workNo: `170${random.digits(8)}`,
      phone: person.phone,
      userName: '',
      userId: '',
      staffId: '',
      dealerCode: person.dealerCode,
      dealerName: person.dealerName,
      areaName: person.areaName,
      cityName: cityOf.get(person.dealerCode) ?? '',
      expireType,
      expireTime:
        expireType === expireTypes.noEnd
          ? ''
          : status === bindStatus.expired
            ? context.time(ended)
            : context.time(-ahead),
      recordFlag: index % 3 === 0 ? 0 : 1,
      callCount: 0,
      lastCallTime: '',
      status,
      bindTime: context.workTime(bound),
      unbindTime: status >= 3 ? context.time(ended) : '',
      createBy: bossOf.get(person.dealerCode) ?? '',
      remark: index % 7 === 0 ? '展厅主推顾问，优先接听' : '',
      ...own,
    }
    const times = addCalls(binding, count, bound, status === bindStatus.bound ? 0.05 : ended)
    return { ...binding, callCount: times.length, lastCallTime: times.at(-1) ?? '' }
  }

  const bindings = people.map((person, index) => {
    const account = accountOf.get(person.username)
    const own = { userName: person.staffName, userId: account?.id ?? '', staffId: person.id }
    return make(person, index, person.workNo ? { ...own, workNo: person.workNo, status: bindStatus.bound } : own)
  })
  const me = accountOf.get('dealer01_sale')
  if (me) {
    const own = {
      userName: me.nickname,
      userId: me.id,
      status: bindStatus.bound,
      expireType: expireTypes.days90,
      expireTime: context.time(-5),
      recordFlag: 1,
      createBy: me.nickname,
    } as const
    bindings.push(make(me, 3, own, 23))
  }
  return { bindings, calls }
}
