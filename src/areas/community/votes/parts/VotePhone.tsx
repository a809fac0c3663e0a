import '../votes.css'
import type { VoteInput } from '@/api/community/socialActivities'
import { voteType } from '@/entities/community/vote'
import { is } from '@/entities/field'
import { plain, useFormats } from '@/kit/show/format'
import { Period } from '@/kit/show/Period'
import { PhoneButton, PhoneCover } from '@/kit/show/phoneParts'
import { PhoneFrame } from '@/kit/show/PhoneFrame'
import { isPictureUrl, PictureFrame } from '@/kit/show/Picture'
import { useT } from '@/locales'
import type { OptionDraft } from './voteValues'

export const VotePhone = ({ of }: { of: VoteInput }) => {
  const t = useT()
  const { count } = useFormats()
  // A row of the form is undefined before anything is typed.
  const options: readonly (OptionDraft | undefined)[] = of.options ?? []
  const look = is(of.voteType, voteType.pk) ? 'pk' : is(of.voteType, voteType.pictures) ? 'pictures' : 'rows'
  return (
    <PhoneFrame title={t('votes.phone')} height={560}>
      <PhoneCover src={of.cover} />
      <div className="vote-card">
        <strong>
          <bdi>{plain(of.title).trim() || t('votes.noName')}</bdi>
        </strong>
        {(of.startTime || of.endTime) && (
          <small>
            <Period startTime={of.startTime} endTime={of.endTime} />
          </small>
        )}
        {plain(of.content) && (
          <p className="vote-about">
            <bdi>{plain(of.content)}</bdi>
          </p>
        )}
        <ul className="vote-options" data-look={look}>
          {options.map((one, at) => (
            <li key={one?.optionId ?? at}>
              {look !== 'rows' && isPictureUrl(one?.image) && <PictureFrame src={one.image} />}
              <span>
                <bdi>{plain(one?.optionName).trim() || t('votes.option', { place: at + 1 })}</bdi>
                <small>{t('votes.votes', { count: count(0) })}</small>
              </span>
            </li>
          ))}
        </ul>
        <PhoneButton>{t('votes.voteNow')}</PhoneButton>
      </div>
    </PhoneFrame>
  )
}
