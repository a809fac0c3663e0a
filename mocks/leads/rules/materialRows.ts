import type { ActivityHead, MaterialHead, ShareHead } from '@/api/leads/materialReports'
import type { ActivityReport } from '@/entities/leads/activityReport'
import type { ActivityShare } from '@/entities/leads/activityShare'
import type { CardVisit } from '@/entities/leads/cardVisit'
import type { Consult } from '@/entities/leads/consult'
import { clueStatus, yesNo } from '@/entities/leads/enums'
import type { MaterialReport } from '@/entities/leads/materialReport'
import type { MaterialShare } from '@/entities/leads/materialShare'
import type { Outcome } from '@/entities/leads/reach'
import type { Retention } from '@/entities/leads/retention'
import type { Workstation } from '@/entities/leads/workstation'
import { shopType } from '@/entities/shared/enums'
import type {
  ActivityRow,
  ActivityShareRow,
  MaterialRow,
  ShareRow,
  WorkstationRow,
} from '../../marketing/data/materials'
import type { UserRow } from '../../system/data/types'
import { leadNames } from './clueRows'
import { leads, seesLead } from './leads'
import { org } from '../../system/rules/store'

const NOBODY = '微信用户'

/** Types a row by its fields. The data holds only the values of the enumerations. */
const valued = <T>(row: { [K in keyof T]: unknown }): T => row as T // See above.

const sum = <T>(rows: readonly T[], number: (row: T) => number): number =>
  rows.reduce((all, row) => all + number(row), 0)
const distinct = (values: readonly string[]): number => new Set(values).size

export const materialViews = (user: UserRow, now: string) => {
  const names = leadNames()
  const byId = new Map(leads.map((row) => [row.clueId, row]))
  const dealers = new Map(org.dealers.map((row) => [row.dealerCode, row]))
  const sees = seesLead(user)
  const dealt = (clueId: string) => byId.get(clueId)?.status === clueStatus.won

  const sharer = (row: { dealerCode: string; userId: string }) => ({
    shareUserName: names.person(row.userId),
    dealerCode: row.dealerCode,
    dealerName: names.dealer(row.dealerCode),
    shopType: dealers.get(row.dealerCode)?.shopType ?? shopType.dealership,
  })
  /** Returns the outcome for a person. The id of the lead is included only if the user may see the lead. */
  const outcome = (row: { id: string; clueId: string; isNewClue: number }) => {
    const lead = byId.get(row.clueId)
    const isDeal = dealt(row.clueId)
    return valued<Outcome>({
      id: row.id,
      userPhone: lead?.phone ?? '',
      isNewClue: row.isNewClue,
      isDeal: isDeal ? yesNo.yes : yesNo.no,
      dealName: isDeal && lead ? lead.customerName : '',
      dealSeries: isDeal && lead ? names.series(lead.seriesCode) : '',
      dealTime: isDeal && lead ? lead.reached.deal : '',
      clueId: lead && sees(lead) ? lead.clueId : '',
    })
  }
  const person = (clueId: string) => byId.get(clueId)?.customerName ?? NOBODY
  const newOf = (share: ShareRow) =>
    distinct(share.visits.filter((row) => row.isNewClue === yesNo.yes).map((row) => row.clueId))
  const dealsOf = (share: ShareRow) =>
    distinct([...share.visits, ...share.consults].map((row) => row.clueId).filter(dealt))
  const newContacts = (share: ActivityShareRow) => sum(share.contacts, (row) => row.isNewClue)
  const dealContacts = (share: ActivityShareRow) => share.contacts.filter((row) => dealt(row.clueId)).length

  return {
    material: (row: MaterialRow, shares: readonly ShareRow[]): MaterialReport =>
      valued<MaterialReport>({
        materialId: row.materialId,
        title: row.title,
        materialType: row.materialType,
        label: row.label,
        vehicleType: names.series(row.seriesCode),
        uploadType: row.uploadType,
        dealerCode: row.dealerCode,
        dealerName: names.dealer(row.dealerCode),
        createTime: row.createTime,
        viewCount: sum(shares, (one) => one.viewCount),
        viewUserCount: sum(shares, (one) => one.viewUserCount),
        shareCount: shares.length,
        shareUserCount: distinct(shares.map((one) => one.userId)),
        cardCount: sum(shares, (one) => one.visits.length),
        consultCount: sum(shares, (one) => one.consults.length),
        newClueCount: sum(shares, newOf),
        dealCount: sum(shares, dealsOf),
      }),
    materialHead: ({
      materialId,
      title,
      materialType,
      label,
      uploadType,
      dealerCode,
      cover,
    }: MaterialRow): MaterialHead =>
      valued<MaterialHead>({
        materialId,
        title,
        materialType,
        label,
        uploadType,
        dealerName: names.dealer(dealerCode),
        cover,
      }),
    share: (row: ShareRow): MaterialShare =>
      valued<MaterialShare>({
        ...sharer(row),
        shareId: row.shareId,
        materialId: row.materialId,
        source: row.source,
        shareTime: row.shareTime,
        viewCount: row.viewCount,
        viewUserCount: row.viewUserCount,
        cardCount: row.visits.length,
        consultCount: row.consults.length,
        newClueCount: newOf(row),
        dealCount: dealsOf(row),
      }),
    shareHead: (row: ShareRow, title: string): ShareHead => {
      const { shareUserName, dealerName } = sharer(row)
      return {
        shareId: row.shareId,
        shareUserName,
        dealerName,
        shareTime: row.shareTime,
        materialId: row.materialId,
        title,
      }
    },
    visits: (share: ShareRow): CardVisit[] =>
      share.visits.map((row) =>
        valued<CardVisit>({
          ...outcome(row),
          shareId: share.shareId,
          userName: person(row.clueId),
          source: row.source,
          visitTime: row.visitTime,
          visitCount: row.visitCount,
          stayTime: row.stayTime,
        }),
      ),
    consults: (share: ShareRow): Consult[] => {
      const { shareUserName, dealerCode, dealerName } = sharer(share)
      return share.consults.map((row) => ({
        ...outcome(row),
        ...{ shareUserName, dealerCode, dealerName },
        materialId: share.materialId,
        shareId: share.shareId,
        userName: person(row.clueId),
        seriesCode: row.seriesCode,
        seriesName: names.series(row.seriesCode),
        content: row.content,
        consultTime: row.consultTime,
      }))
    },
    activity: (row: ActivityRow, shares: readonly ActivityShareRow[]): ActivityReport =>
      valued<ActivityReport>({
        activityId: row.activityId,
        title: row.title,
        uploadType: row.uploadType,
        dealerCode: row.dealerCode,
        dealerName: names.dealer(row.dealerCode),
        seriesCode: row.seriesCode,
        seriesName: names.series(row.seriesCode),
        startTime: row.startTime,
        endTime: row.endTime,
        createTime: row.createTime,
        viewCount: sum(shares, (one) => one.viewCount),
        viewUserCount: sum(shares, (one) => one.viewUserCount),
        shareCount: sum(shares, (one) => one.shareCount),
        joinCount: sum(shares, (one) => one.joinCount),
        retentionCount: sum(shares, (one) => one.contacts.length),
        newClueCount: sum(shares, newContacts),
        dealCount: sum(shares, dealContacts),
      }),
    activityHead: ({ activityId, title, startTime, endTime, cover }: ActivityRow): ActivityHead => ({
      ...{ activityId, title, startTime, endTime, cover },
      status: startTime > now ? 1 : endTime > now ? 2 : 3,
    }),
    activityShare: (row: ActivityShareRow): ActivityShare =>
      valued<ActivityShare>({
        ...sharer(row),
        shareId: row.shareId,
        activityId: row.activityId,
        shareTime: row.shareTime,
        shareCount: row.shareCount,
        viewCount: row.viewCount,
        viewUserCount: row.viewUserCount,
        joinCount: row.joinCount,
        retentionCount: row.contacts.length,
        newClueCount: newContacts(row),
        dealCount: dealContacts(row),
      }),
    contacts: (share: ActivityShareRow): Retention[] => {
      const { shareUserName, dealerCode, dealerName } = sharer(share)
      return share.contacts.map((row) => {
        const lead = byId.get(row.clueId)
        return valued<Retention>({
          ...outcome(row),
          ...{ shareUserName, dealerCode, dealerName },
          activityId: share.activityId,
          userName: person(row.clueId),
          seriesCode: lead?.seriesCode ?? '',
          seriesName: names.series(lead?.seriesCode ?? ''),
          provinceName: lead?.provinceName ?? '',
          cityName: lead?.cityName ?? '',
          source: row.source,
          createTime: row.createTime,
          repeatCount: row.repeatCount,
        })
      })
    },
    workstation: (row: WorkstationRow): Workstation => {
      const dealer = dealers.get(row.dealerCode)
      const { quickBays, mechanicBays, evBays, bodyBays, paintBays, washBays } = row
      const all = [quickBays, mechanicBays, evBays, bodyBays, paintBays, washBays]
      return valued<Workstation>({
        ...row,
        dealerName: dealer?.dealerName ?? '',
        shopType: dealer?.shopType ?? shopType.dealership,
        areaName: dealer?.areaName ?? '',
        provinceName: dealer?.provinceName ?? '',
        cityName: dealer?.cityName ?? '',
        totalBays: row.createTime === '' ? null : sum(all, (one) => one ?? 0),
      })
    },
  }
}
