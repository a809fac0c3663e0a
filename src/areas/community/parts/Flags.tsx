import { dynamic } from '@/entities/community/dynamic'
import { optionOf } from '@/entities/field'
import { Blank } from '@/kit/show/Blank'
import { optionName, plain } from '@/kit/show/format'
import { Mark } from '@/kit/show/kinds'
import { type Translate, useT } from '@/locales'

export const markNames = (flags: readonly string[], t: Translate): string[] =>
  flags.map((flag) => optionName(t, dynamic.flags, flag))

export const Flags = ({ of: flags }: { of: readonly string[] }) => {
  const t = useT()
  if (!flags.length) return <Blank />
  return (
    <span className="marks">
      {flags.map((flag) => (
        <Mark key={plain(flag)} tone={optionOf(dynamic.flags.of, flag)?.tone}>
          {optionName(t, dynamic.flags, flag)}
        </Mark>
      ))}
    </span>
  )
}
