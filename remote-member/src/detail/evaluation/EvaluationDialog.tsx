import { call, isRefused } from '@portal/shared/api';
import {
  type FieldRule,
  FormDialog,
  fieldsOf,
  optional,
  type Sending,
  text,
  useForm,
} from '@portal/shared/form';
import { type Attachment, type LazyDialogProps, useAttachments } from '@portal/shared/parts';
import { notify, useSession } from '@portal/shared/portal';
import { formatPoints, limits, requiredMessage, texts } from '@portal/shared/rules';
import { Typography } from '@portal/shared/ui';
import { PictureField } from './PictureField';
import { StarField } from './StarField';

interface EvaluationFields {
  /** 0 until stars are chosen. */
  readonly stars: number;
  readonly text: string;
  readonly pictures: readonly Attachment[];
  readonly anonymous: boolean;
}

const starsLabel = '评分';
const stars: FieldRule<number> = {
  label: starsLabel,
  required: true,
  clean: (value) => value,
  check: (value) => (value === 0 ? requiredMessage(starsLabel) : undefined),
};
const rules = { stars, text: optional(text(texts.evaluation)) };
const { Text, Check, useField } = fieldsOf<EvaluationFields>();
const initial: EvaluationFields = { stars: 0, text: '', pictures: [], anonymous: false };

const setup = {
  to: 'auth/upload4pic',
  atMost: limits.evaluationPictures,
  maxBytes: limits.pictureBytes,
  tooMany: `最多 ${limits.evaluationPictures} 张图片`,
} as const;

interface EvaluationDialogProps extends LazyDialogProps {
  readonly item: { readonly rid: string; readonly name: string };
  /** Points that the evaluation earns. */
  readonly points: number;
}

/** Evaluates a service of an order. What was typed is kept as a draft until it is sent. */
export function EvaluationDialog({ item, points, open, onClose }: EvaluationDialogProps) {
  const { user } = useSession();
  const form = useForm<EvaluationFields>({
    initial,
    rules,
    draft: { name: `evaluation ${item.rid}`, owner: user?.userInfo.rid ?? '' },
  });
  const attachments = useAttachments(setup, form.methods.watch('pictures'), (pictures) =>
    form.set('pictures', pictures),
  );
  const send = async ({ pictures, ...values }: EvaluationFields, { keyOf }: Sending) => {
    const input = { ...values, item_rid: item.rid, file_rids: pictures.map(({ rid }) => rid) };
    try {
      await call('auth/evaluate/add', input, { idempotencyKey: keyOf(input) });
    } catch (error) {
      // The server keeps uploaded pictures for a limited time.
      if (pictures.length > 0 && isRefused(error, 'auth/evaluate/add', 'not_found')) form.set('pictures', []);
      throw error;
    }
  };
  const onSent = () => {
    notify.success(`评价已提交，审核后展示${points > 0 ? `；获得 ${formatPoints(points)} 积分` : ''}`);
    onClose();
  };
  return (
    <FormDialog
      open={open}
      maxWidth="sm"
      title="评价"
      submit="提交评价"
      disabled={attachments.uploading.length > 0}
      onClose={onClose}
      form={form}
      send={send}
      onSent={onSent}
    >
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{item.name}</Typography>
      <ChosenStars />
      <Text name="text" rows={4} counted placeholder="数据质量、交付速度、沟通是否顺畅，都可以说说" />
      <PictureField attachments={attachments} atMost={setup.atMost} />
      <Check name="anonymous">匿名评价（不显示姓名）</Check>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        请不要写入姓名、电话和未发表的数据。审核后展示，提交后不能修改。
      </Typography>
    </FormDialog>
  );
}

function ChosenStars() {
  const { value, error, set } = useField('stars');
  return <StarField label={starsLabel} value={value} error={error} onChange={set} />;
}
