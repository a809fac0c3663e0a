// @module-tag marketing
import { describe, expect, it } from 'vitest'
import { typeLevel } from '@/entities/marketing/campaignEnums'
import { figuresOf, store } from '../../mocks/marketing/rules/campaigns'
import '../../mocks'

describe('campaign demo data', () => {
  it('has the specified number of rows and consistent figures', () => {
    const { types, campaigns, dealerCampaigns, adChannels, links } = store()
    expect([
      types.filter((row) => row.level === typeLevel.first).length,
      types.length,
      campaigns.length,
      dealerCampaigns.length,
      adChannels.length,
      links.length,
    ]).toEqual([7, 29, 24, 60, 16, 70])
    expect(campaigns.filter(({ topFlag }) => topFlag === 1).length).toBeLessThanOrEqual(3)
    expect(new Set(links.map(({ activityId, channelId }) => `${activityId} ${channelId}`)).size).toBe(70)
    for (const { id } of campaigns) {
      const all = figuresOf(id)
      const own = links.filter(({ activityId }) => activityId === id)
      for (const key of ['viewCount', 'joinCount', 'newClueCount'] as const)
        expect(own.reduce((sum, row) => sum + row[key], 0)).toBeLessThanOrEqual(all[key])
    }
    for (const { id } of [...campaigns, ...dealerCampaigns]) {
      const { viewCount, viewUserCount, joinCount, newClueCount, visitCount, dealCount } = figuresOf(id)
      const steps = [viewCount, viewUserCount, joinCount, newClueCount, visitCount, dealCount]
      expect(steps).toEqual(steps.toSorted((a, b) => b - a))
    }
  })
})
