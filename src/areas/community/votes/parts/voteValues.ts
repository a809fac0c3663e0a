import type { VoteInput } from '@/api/community/socialActivities'
import { joinScope } from '@/entities/community/shared'
import { resultShow, selectMode, type Vote, vote, voteFrequency, voteType } from '@/entities/community/vote'
import { f, is } from '@/entities/field'
import { plain } from '@/kit/show/format'
import { numberIn } from '@/lib/counts'
import { isRecord } from '@/lib/json'

export type OptionDraft = NonNullable<VoteInput['options']>[number]
export const emptyOption = (): OptionDraft => ({ optionName: '', image: '', video: '', intro: '' })

export const SERIES = { ...f.refs({ required: true }), key: 'seriesCodes', label: 'votes.series' } as const

const NEW: VoteInput = {
  voteType: voteType.text,
  selectMode: selectMode.one,
  frequency: voteFrequency.once,
  joinScope: joinScope.everyone,
  resultShow: resultShow.afterVoting,
  points: 0,
  options: [emptyOption(), emptyOption()],
}

/** Returns the initial form values: the vote, a copy with new options and without times, or the defaults. */
export const initialOf = (row: Vote | undefined, copied?: Vote): VoteInput => {
  const of = row ?? copied
  if (!of) return NEW
  return {
    title: of.title,
    cover: of.cover,
    voteType: of.voteType,
    selectMode: of.selectMode,
    maxSelect: numberIn(of.maxSelect) ?? undefined,
    frequency: of.frequency,
    joinScope: of.joinScope,
    seriesCodes: of.seriesCodes,
    resultShow: of.resultShow,
    points: numberIn(of.points) ?? undefined,
    plateId: of.plateId,
    content: of.content,
    options: of.options.map(({ optionId, optionName, image, video, intro }) => ({
      ...(row && { optionId }),
      optionName,
      image,
      video,
      intro,
    })),
    ...(row && { startTime: of.startTime, endTime: of.endTime }),
  }
}

type Preset = Readonly<Record<string, unknown>>
const CODES = ['voteType', 'selectMode', 'frequency', 'joinScope', 'resultShow'] as const

/** Returns the initial form values from a template. Missing or unreadable values are the defaults. */
export const initialBy = (preset: Preset): VoteInput => {
  const codes = CODES.flatMap((key) => {
    const known = vote[key].of?.options.find(({ value }) => is(preset[key], value))
    return known ? [[key, known.value]] : []
  })
  const texts = (['title', 'cover', 'content', 'plateId'] as const).flatMap((key) =>
    plain(preset[key]) ? [[key, plain(preset[key])]] : [],
  )
  const options = Array.isArray(preset.options) ? preset.options.filter(isRecord) : []
  const codesOf = Array.isArray(preset.seriesCodes) ? preset.seriesCodes.map(plain).filter(Boolean) : []
  return {
    ...NEW,
    ...Object.fromEntries([...codes, ...texts]),
    maxSelect: numberIn(preset.maxSelect) ?? undefined,
    points: numberIn(preset.points) ?? 0,
    seriesCodes: codesOf,
    ...(options.length > 0 && {
      options: options.map(({ optionName, image, video, intro }) => ({
        optionName: plain(optionName),
        image: plain(image),
        video: plain(video),
        intro: plain(intro),
      })),
    }),
  }
}

/** Returns the preset of a template: the form values without times, and options without ids. */
export const presetOf = (values: VoteInput): Preset => ({
  ...Object.fromEntries(Object.entries(values).filter(([key]) => key !== 'startTime' && key !== 'endTime')),
  options: (values.options ?? []).map(({ optionName, image, video, intro }) => ({ optionName, image, video, intro })),
})
