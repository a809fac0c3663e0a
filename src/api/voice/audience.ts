import type { ImportSummary } from '@/entities/shared/file'
import { numberIn } from '@/lib/counts'
import { prop } from '@/lib/json'
import { cell } from '../refs'
import { imported, rows } from '../reply'

/** People by channel. */
interface ChannelCount {
  channel: number
  targetCount: number | null
}
/** What something that is sent to people, or the check of it, answers. */
export interface AudienceMade {
  /** '' where nothing was stored. */
  id: string
  /** How many people get it. */
  targetCount: number | null
  channels: ChannelCount[]
  /** The price of one part of an SMS in yuan, '' where it was not sent. */
  smsPrice: string
  /** Of an imported list. */
  checked?: ImportSummary
}

/** A text, or a number as one; '' for anything else. */
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
