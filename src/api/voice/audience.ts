import type { ImportSummary } from '@/entities/shared/file'
import { numberIn } from '@/lib/counts'
import { prop } from '@/lib/json'
import { cell } from '../refs'
import { imported, rows } from '../reply'

interface ChannelCount {
  channel: number
  targetCount: number | null
}
/** Result of a message or push to an audience, or of its check. */
export interface AudienceMade {
  /** '' if nothing was stored. */
  id: string
  targetCount: number | null
  channels: ChannelCount[]
  smsPrice: string
  checked?: ImportSummary
}

export const textIn = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

export const audienceMade = (data: unknown): AudienceMade => {
  const id = cell('id', prop(data, 'id') ?? data)
  return {
    id: typeof id === 'string' ? id : '',
    targetCount: numberIn(prop(data, 'targetCount')),
    channels: rows<{ channel: unknown; targetCount: unknown }>(prop(data, 'channels')).map(
      ({ channel, targetCount }) => ({ channel: Number(channel), targetCount: numberIn(targetCount) }),
    ),
    smsPrice: textIn(prop(data, 'smsPrice')),
    checked: imported(data),
  }
}
