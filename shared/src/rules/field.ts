/** Messages and patterns of fields that forms and the server both check. */

/** '[手机号]不能为空' */
export const requiredMessage = (label: string): string => `[${label}]不能为空`;

/** A mobile phone number of mainland China. */
export const phonePattern = /^1[3-9]\d{9}$/;

/** Six digits from a text message. */
export const smsCodePattern = /^\d{6}$/;

/** '[手机号]格式不正确' */
export const formatMessage = (label: string): string => `[${label}]格式不正确`;
