import { useState } from 'react'
import * as files from '@/api/system/files'
import { ApiError } from '@/api/error'
import type { SendForm } from '@/api/call'
import type { StoredFile } from '@/entities/shared/file'
import type { ControlProps } from '@/kit/form/controls'
import { ImageBox } from '@/kit/form/ImageBox'
import { pictureSides } from '@/kit/form/pictures'
import { useT } from '@/locales'

interface CoverBoxProps extends ControlProps<string> {
  /** Width by height of what is cut out. */
  aspect: number
  /** What is cut out must be as large as this, in px. */
  least?: readonly [width: number, height: number]
}

/** The cover of a material: jpg or png of up to 2 MB, cut to its shape; one that is too small when it is cut is not sent. */
export const CoverBox = ({ least, ...rest }: CoverBoxProps) => {
  const t = useT()
  const [small, setSmall] = useState(false)
  const send: SendForm<StoredFile> = async (form, options) => {
    const file = form.get('file')
    const [width = 0, height = 0] = (least && file instanceof Blob && (await pictureSides(file))) || []
    const isSmall = least !== undefined && (width < least[0] || height < least[1])
    setSmall(isSmall)
    // As if it had been cancelled: what is the matter stands under the box.
    if (isSmall) throw new ApiError('aborted', t('materials.smallCover', { width: least[0], height: least[1] }))
    return files.upload(form, options)
  }
  return (
    <>
      <ImageBox
        {...rest}
        least={least && { sides: least, text: t('materials.smallCover', { width: least[0], height: least[1] }) }}
        to={send}
        drop={files.remove}
      />
      {small && least && (
        <div role="alert" className="picture-fault">
          {t('materials.smallCover', { width: least[0], height: least[1] })}
        </div>
      )}
    </>
  )
}
