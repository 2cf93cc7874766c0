select comment.id, comment.print_id as printId, comment.body, comment.created_date as createdDate, author.id as authorId, author.display_name as authorName, comment.updated_date as updatedDate
from comments as comment
inner join users as author on author.id = comment.author_id
where comment.user_id = $1 and comment.id = $2;
