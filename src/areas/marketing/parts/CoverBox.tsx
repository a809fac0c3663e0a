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
  aspect: number
  /** Minimum size of the cropped image, in px. */
  least?: readonly [width: number, height: number]
}

/**
 * Cover of a material: jpg or png up to 2 MB, cropped to its shape. An image that is too small after cropping is not
 * uploaded.
 */
export const CoverBox = ({ least, ...rest }: CoverBoxProps) => {
  const t = useT()
  const [small, setSmall] = useState(false)
  const send: SendForm<StoredFile> = async (form, options) => {
    const file = form.get('file')
    const [width = 0, height = 0] = (least && file instanceof Blob && (await pictureSides(file))) || []
    const isSmall = least !== undefined && (width < least[0] || height < least[1])
    setSmall(isSmall)
    // Handled as cancelled; the error is shown below the box.
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
