-- The kind of cause for which a print failed, beside the reason in words (docs/domain.md, "Why prints fail"). Existing prints state
-- none. The check is not validated, since the column is new.

alter table prints add column failure_category text, add column error_category text;
alter table prints add constraint prints_failure_category_check
  check (failure_category in ('Adhesion', 'Warping', 'LayerShift', 'Clog', 'FilamentRunout', 'FilamentTangle', 'Stringing',
    'Supports', 'Electrical', 'PowerLoss', 'Firmware', 'UserCancelled', 'Other'))
  not valid;
comment on column prints.error_category is 'the kind of cause of error_reason; null where the text does not tell';
