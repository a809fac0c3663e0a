// @module-tag vehicle
import { describe, expect, it } from 'vitest'
import * as approvals from '@/api/system/approvals'
import * as testDrive from '@/api/vehicle/testDrive'
import {
  driveApplyType,
  driveCarListing as listing,
  driveCarStatus as states,
  driveCarUse,
} from '@/entities/vehicle/driveCarEnums'
import { vinCheckDigit } from '@/lib/checkDigits'
import { formatTime } from '@/lib/time'
import { DRAFT_LIFE_MS, draftOf } from '@/session/drafts'
import { approvalStatus, energyType as energyTypes } from '@/entities/shared/enums'
import { org } from '../../mocks/system/rules/store'
import type { DriveCarRow } from '../../mocks/vehicle/data/driveCars'
import { driveCars } from '../../mocks/vehicle/rules/driveCars'
import { applicationsOf } from '../../mocks/vehicle/rules/driveCarViews'
import {
  act,
  agree,
  all,
  bodies,
  dialog,
  fill,
  find,
  hands,
  hasButton,
  press,
  queries,
  sees,
  seesToast,
  sent,
  sure,
  tick,
  until,
} from '../actions'
import { openConsole, received, toasts } from '../harness'

const CARS = '/drive-management/driveCarDealer'
const ZB = '/drive-management/driveCarZB'
const DAY = 86_400_000
const day = (days: number) => formatTime(Date.now() + days * DAY, 'YYYY-MM-DD')
const page = () => sure(document.querySelector('main'))

const dealerCode = () => sure(org.users.find(({ username }) => username === 'dealer01_sale')).dealerCode
const newest = ({ id }: DriveCarRow) => applicationsOf(id)[0]
const isWaiting = (row: DriveCarRow) => newest(row)?.status === approvalStatus.running
const ownCar = (fits: (row: DriveCarRow) => boolean) =>
  sure(driveCars().find((row) => row.dealerCode === dealerCode() && fits(row)))
const listed = () => ownCar((row) => row.listingStatus === listing.on && !newest(row))
const open = (more = '') => openConsole(`${CARS}${more}`, { as: 'dealer01' })
const waiting = () => driveCars().filter(isWaiting)

describe('demonstrator seed data', () => {
  it('covers every status with valid VINs and listings', () => {
    const rows = driveCars()
    expect(rows).toHaveLength(90)
    expect(new Set(rows.map((row) => row.dealerCode)).size).toBeGreaterThan(30)
    for (const status of [0, 1, 2, 3, 4])
      expect(rows.filter(({ carStatus }) => carStatus === status).length).toBeGreaterThanOrEqual(3)
    expect(waiting().length).toBeGreaterThanOrEqual(3)
    for (const { vin } of rows) expect(vinCheckDigit(vin)).toBe(vin[8])
    expect(
      rows.some(({ listingStatus, carStatus }) => listingStatus === listing.on && carStatus !== states.inUse),
    ).toBe(false)
  })
})

describe('demonstrator list of a dealer', () => {
  it('registers a car and submits it for review by headquarters', { tags: ['core'] }, async () => {
    const series = sure(
      org.carSeries.find(
        ({ driveFlag, energyType, modelNames }) =>
          driveFlag === 1 && energyType === energyTypes.petrol && modelNames.length > 0,
      ),
    )
    const vin = 'LVVDB21B0PD654321'
    const values = {
      seriesCode: series.seriesCode,
      modelName: sure(series.modelNames[0]),
      vin: vin.slice(0, 8) + vinCheckDigit(vin) + vin.slice(9),
      carUse: driveCarUse.testDrive,
      registerDate: day(-3),
      mileage: 12,
      inspectEnd: day(-1),
      insuranceEnd: day(300),
      picture: '/__files/1',
      licenseImage: '/__files/2',
    }
    await open()
    draftOf('driveCar.new').set(values, DRAFT_LIFE_MS)
    await press('登记试驾车')
    await press('恢复')
    await fill('车牌号', '皖b·888881', '.ant-drawer')
    await press('提交登记')
    await sees('车牌号格式不正确')
    await fill('车牌号', '皖b·88888', '.ant-drawer')
    await press('提交登记')
    await dialog(/年检或保险已到期，登记后不能上架/)
    await agree('提交登记')
    await seesToast('已提交，等待总部审批')
    expect(bodies(testDrive.createCar)).toEqual([{ ...values, plate: '皖B88888' }])
    const made = sure(driveCars().find(({ plate }) => plate === '皖B88888'))
    expect([made.carStatus, made.dealerCode, isWaiting(made)]).toEqual([states.registering, dealerCode(), true])
    await expect(testDrive.createCar({ ...values, plate: '皖B88889' })).rejects.toThrow('已登记为')
  })

  it('publishes only cars with valid papers', async () => {
    const row = listed()
    const past = ownCar(({ carStatus, listingStatus }) => carStatus === states.inUse && listingStatus === listing.off)
    await open()
    await act(row.plate, '下架')
    await dialog(new RegExp(row.plate))
    await agree('下架')
    await seesToast('已下架')
    await act(row.plate, '上架')
    await seesToast('已上架')
    expect(bodies(testDrive.setCarListing)).toEqual([
      { id: row.id, listingStatus: listing.off },
      { id: row.id, listingStatus: listing.on },
    ])
    await act(past.plate, '上架')
    await sees('年检或保险已到期，不能上架')
    expect(past.listingStatus).toBe(listing.off)
  })

  it('filters with one click by expiring papers or rejected review', async () => {
    await open()
    await sent(testDrive.listCarsDealer)
    expect(queries(testDrive.listCarsDealer)[0]).toMatchObject({ sortField: 'updateTime', sortOrder: 'desc' })
    const due = driveCars().filter(
      (row) =>
        row.dealerCode === dealerCode() &&
        row.carStatus !== states.retired &&
        (row.inspectEnd <= day(30) || row.insuranceEnd <= day(30)),
    )
    await press(`30 天内到期${due.length}`)
    await until(() => expect(queries(testDrive.listCarsDealer).at(-1)).toMatchObject({ paperDays: '30' }))
    await sees(new RegExp(`共 ${due.length} 条`))
    await press(/^已驳回\d+$/)
    await until(() => expect(queries(testDrive.listCarsDealer).at(-1)).toMatchObject({ approveStatus: '2' }))
    expect(queries(testDrive.listCarsDealer).at(-1)).not.toHaveProperty('paperDays')
  })

  it('validates an edit and sends only the changed fields', async () => {
    const row = listed()
    await open()
    await act(row.plate, '编辑')
    await fill('里程（km）', String(row.mileage - 1), '.ant-drawer')
    await press('保存')
    await sees('里程不能小于上次登记值')
    const mileage = row.mileage + 100
    await fill('里程（km）', String(mileage), '.ant-drawer')
    await press('保存')
    await seesToast('试驾车已保存')
    expect(bodies(testDrive.updateCar)).toEqual([{ id: row.id, mileage }])
    expect(row.changes[0]).toMatchObject({ fieldName: '里程（km）', newValue: String(mileage), readFlag: 0 })
  })

  it('validates and submits a request to change the status', async () => {
    const row = listed()
    await open()
    await act(row.plate, '申请状态变更')
    await tick('已退役')
    await press('提交申请')
    await sees('请选择退役日期')
    draftOf(`driveCarStatus.${row.id}`).remove()
    await tick('已停用')
    await fill('申请原因', '展厅装修', '.ant-modal')
    await press('提交申请')
    await until(() => expect(all('.ant-form-item-explain-error', /5/).length).toBeGreaterThan(0))
    await fill('申请原因', '展厅装修停用一周', '.ant-modal')
    await press('提交申请')
    await seesToast('申请已提交，等待总部审批')
    expect(queries(testDrive.applyCarStatus)).toEqual([
      { id: row.id, targetStatus: String(states.outOfUse), reason: '展厅装修停用一周' },
    ])
    await sees('→ 已停用')
    expect(isWaiting(row)).toBe(true)
    await expect(
      testDrive.applyCarStatus({ id: row.id, targetStatus: states.inRepair, reason: '送修一周左右' }),
    ).rejects.toThrow('状态已变化')
  })

  it('resubmits a rejected registration', async () => {
    const row = ownCar(
      ({ carStatus, id }) =>
        carStatus === states.registering && applicationsOf(id)[0]?.status === approvalStatus.rejected,
    )
    await open()
    await act(row.plate, '重新提交')
    await agree('重新提交')
    await seesToast('申请已提交，等待总部审批')
    expect(queries(testDrive.applyCarStatus)).toEqual([{ id: row.id, targetStatus: String(states.inUse) }])
    expect(isWaiting(row)).toBe(true)
  })

  it('rejects an unchanged plate number and records a new picture', async () => {
    const row = listed()
    await open()
    await act(row.plate, '变更车牌')
    await fill('新车牌号', row.plate, '.ant-modal')
    await press('保存')
    await sees('新车牌与原车牌相同')
    await expect(
      testDrive.updateCarPlate({ id: row.id, plate: row.plate, licenseImage: '/__files/3' }),
    ).rejects.toThrow('新车牌与原车牌相同')
    await testDrive.updateCarPicture({ id: row.id, picture: '/__files/4' })
    expect(row.picture).toBe('/__files/4')
    expect(row.changes[0]).toMatchObject({ fieldName: '车辆照片' })
  })

  it('unpublishes several cars with one reason', async () => {
    const rows = driveCars()
      .filter((row) => row.dealerCode === dealerCode() && row.listingStatus === listing.on)
      .slice(0, 2)
    await open()
    for (const row of rows) await tick(`选择「${row.plate}」`)
    await press('下架')
    await press('车辆送修维护')
    await agree('下架')
    await seesToast('已下架')
    expect(bodies(testDrive.batchTakeDownCars)).toEqual([
      { ids: rows.map(({ id }) => id).toSorted(), reason: '车辆送修维护' },
    ])
    expect(rows.every(({ listingStatus }) => listingStatus === listing.off)).toBe(true)
  })

  it('loads nothing for headquarters until a dealer is chosen', async () => {
    const { router } = await openConsole(CARS)
    await sees('请选择经销商')
    expect(received(testDrive.listCarsDealer)).toEqual([])
    await router.navigate(`${CARS}?dealerCode=${dealerCode()}`)
    await sees(listed().plate)
    expect(queries(testDrive.listCarsDealer)[0]).toMatchObject({ dealerCode: dealerCode() })
    expect(hasButton('登记试驾车')).toBe(false)
    expect(hasButton(`编辑 ${listed().plate}`)).toBe(false)
  })
})

describe('demonstrator review at headquarters', () => {
  it('starts with the oldest pending application and opens the next after a decision', { tags: ['core'] }, async () => {
    const rows = waiting().toSorted((one, other) =>
      sure(newest(one)).applyTime < sure(newest(other)).applyTime ? -1 : 1,
    )
    const [first, second] = [sure(rows[0]), sure(rows[1])]
    const application = sure(newest(first))
    await openConsole(ZB)
    await sent(testDrive.listCarsZb)
    expect(bodies(testDrive.listCarsZb)[0]).toEqual({
      scope: 'todo',
      sortField: 'applyTime',
      sortOrder: 'asc',
      pageNo: 1,
      pageSize: 20,
    })
    await sees(new RegExp(`共 ${rows.length} 条`))
    await act(first.plate, '审批')
    await press('驳回')
    await sees('请填写驳回原因（5-200 字）')
    expect(received(testDrive.approveCarStatus)).toEqual([])
    await press('通过')
    await seesToast('审批已完成')
    expect(queries(testDrive.approveCarStatus)).toEqual([{ id: first.id, result: '1' }])
    expect(application.status).toBe(approvalStatus.approved)
    expect(first.carStatus).toBe(sure(application.drive).targetStatus)
    await dialog(new RegExp(`审批 · ${second.plate}`))
    await fill('审批意见', '行驶证照片不清晰', '.ant-drawer')
    await press('驳回')
    await until(() => expect(queries(testDrive.approveCarStatus)).toHaveLength(2))
    expect(queries(testDrive.approveCarStatus)[1]).toEqual({
      id: second.id,
      result: '2',
      opinion: '行驶证照片不清晰',
    })
    await expect(testDrive.approveCarStatus({ id: first.id, result: 1 })).rejects.toThrow('状态已变化')
  })

  it('keeps the opinion typed for a car that somebody else has decided on', async () => {
    const row = sure(waiting().find((one) => newest(one)?.drive?.applyType === driveApplyType.register))
    await openConsole(ZB)
    await act(row.plate, '审批')
    await fill('审批意见', '行驶证照片不清晰', '.ant-drawer')
    await approvals.approveBusiness({ id: sure(newest(row)).id })
    await press('驳回')
    await until(() => expect(toasts()).toContainEqual(expect.stringMatching('状态已变化')))
    await until(() => expect(hasButton(`审批 ${row.plate}`)).toBe(false))
    expect(await find('textarea', '审批意见', '.ant-drawer')).toHaveValue('行驶证照片不清晰')
  })

  it('lets Tab leave an empty date range', async () => {
    await openConsole(ZB)
    const days = all('input', /申请时间/)
    sure(days[0]).focus()
    await hands.tab()
    await hands.tab()
    await hands.tab()
    expect(days).toHaveLength(2)
    expect(days).not.toContain(document.activeElement)
  })

  it('shows decisions made in the general approval list', async () => {
    const row = sure(waiting().find((one) => newest(one)?.drive?.applyType === driveApplyType.register))
    const application = sure(newest(row))
    const { router } = await openConsole(`${ZB}?plate=${encodeURIComponent(row.plate)}`)
    await sees(row.plate)
    await approvals.approveBusiness({ id: application.id })
    expect(row.carStatus).toBe(states.inUse)
    await router.navigate(`${ZB}?plate=${encodeURIComponent(row.plate)}&scope=`)
    await sees(row.plate)
    await until(() => expect(bodies(testDrive.listCarsZb).at(-1)).toMatchObject({ scope: 'all' }))
    await until(() => expect(page()).toHaveTextContent('无待审批'))
  })

  it('marks the changes made by a dealer as read once shown', async () => {
    const row = sure(driveCars().find(({ changes }) => changes.some(({ readFlag }) => readFlag === 0)))
    await openConsole(`${ZB}?scope=changed`)
    await act(row.plate, '变更记录')
    await sent(testDrive.readCarChanges)
    await sees(sure(row.changes[0]).newValue)
    expect(row.changes.every(({ readFlag }) => readFlag === 1)).toBe(true)
    await until(() => expect(received(testDrive.listCarsZb).length).toBeGreaterThan(1))
  })

  it('warns of a retired VIN, approves in bulk and cannot publish a car', async () => {
    const row = sure(
      waiting().find(({ vin, id }) =>
        driveCars().some((other) => other.id !== id && other.vin === vin && other.carStatus === states.retired),
      ),
    )
    const others = waiting().filter((one) => one !== row)
    await openConsole(`${ZB}?size=50`)
    await act(row.plate, '审批')
    await sees(/已在「.*」退役/)
    await press('取消')
    for (const one of others.slice(0, 2)) await tick(`选择「${one.plate}」`)
    await press('通过')
    await agree('通过')
    await sees('成功 2 条，失败 0 条')
    expect(received(testDrive.approveCarStatus)).toHaveLength(2)
    const on = listed()
    await expect(testDrive.setCarListing({ id: on.id, listingStatus: listing.off })).resolves.toBeDefined()
    await expect(testDrive.setCarListing({ id: on.id, listingStatus: listing.on })).rejects.toThrow('总部只能下架')
  })
})
